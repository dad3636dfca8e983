import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// Reports what CoreFoundation reads and libxml2 rejects.
enum PlistNotValidXML: Rule {
  static let description = RuleDescription(
    id: "plist-not-valid-xml",
    severity: .warning,
    refusedBy: [.codesign],
    example: .init(
      bad: """
        <plist version=1.0><dict>
          <key>CFBundleName</key>
          <string>Example</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Example</string>
        </dict></plist>
        """
    )
  )
  static let checks: [Check] = [.slowDocument(check)]
  static let subject = RuleSubject.everything()

  static func check(_ document: Document, in context: inout RuleContext) {
    // If our own reader reports an issue, its message is better; text before preprocessing is not XML yet.
    guard document.tree.format == .xml, !document.tree.hasIssues else { return }
    guard !PlainXML.contains(document.text), let problem = XMLValidator.problems(in: document.text).first else {
      return
    }
    let offset = min(problem.offset, document.text.count)
    let line = document.text.lineRange(document.text.line(at: offset))
    let start = min(offset, line.upperBound)
    context.report(
      description,
      at: start..<max(start, min(start + 1, line.upperBound)),
      description.text("message", problem.message),
      fixes: spaceBeforeDeclaration(document.text).map { range in
        [Fix(description.text("remove-space"), [.delete(range)])]
      } ?? []
    )
  }

  /// Returns the white space before the declaration of XML, which must come first; nil if there is none.
  private static func spaceBeforeDeclaration(_ text: SourceText) -> Range<Int>? {
    guard let start = text.firstOffset(in: 0..<text.count, where: { $0 > 0x20 }), start > 0,
      text.string(in: start..<min(start + 5, text.count)) == "<?xml"
    else { return nil }
    return 0..<start
  }
}
