import LintEngine
import ProjectFiles
import PropertyList

/// Reports files whose root must be a dictionary and is something else.
enum PlistRootNotDictionary: DocumentRule {
  static let description = RuleDescription(
    id: "plist-root-not-dictionary",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.reader],
    example: .init(
      bad: """
        <plist version="1.0"><array>
          <string>CFBundleName</string>
        </array></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind != .propertyList, let root = document.tree.root, root.kind != .dictionary else { return }
    // A root that is not an element of property lists is reported as such; broken old-style text may look like any
    // root.
    guard root.kind != .unknown, document.tree.format == .xml || document.tree.isReadable else { return }
    let place = root.openRange.isEmpty ? root.range : root.openRange
    context.report(description, at: place, description.text("message", Words.kind(root.kind)))
  }
}
