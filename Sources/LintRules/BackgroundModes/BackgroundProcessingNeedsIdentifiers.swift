import AppProject
import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports the background mode `processing` without the identifiers of tasks.
enum BackgroundProcessingNeedsIdentifiers: DocumentRule {
  static let description = RuleDescription(
    id: "background-processing-needs-identifiers",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>processing</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>processing</string>
          </array>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>org.example.cellar.cleanup</string>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90771",
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      bgtaskschedulerpermittedidentifiers
      """,
      "https://github.com/fluttercommunity/flutter_uploader/issues/59",
    ]
  )

  private static let key = "BGTaskSchedulerPermittedIdentifiers"
  /// What stands for an identifier until somebody writes the one that the code registers.
  private static let identifier = "$(PRODUCT_BUNDLE_IDENTIFIER).processing"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind == .infoPlist, let root = document.rootDictionary, document.tree.isReadable,
      let modes = context.rootKeys.value(forKey: BackgroundModes.key), modes.kind == .array,
      let mode = modes.children.first(where: { $0.textEquals("processing") })
    else { return }
    guard let entry = context.rootKeys.entry(forKey: key) else {
      let edit = context.editor.insertEntry(key, .array([.string(identifier)]), into: root)
      report(at: mode, description.text("message", key), description.text("insert", key), edit, in: &context)
      return
    }
    guard let list = entry.value, list.kind == .array, list.children.isEmpty else { return }
    let edit = context.editor.insertItem(.string(identifier), into: list)
    report(at: mode, description.text("empty", key), description.text("insert-item"), edit, in: &context)
  }

  private static func report(
    at mode: Node,
    _ message: String,
    _ title: String,
    _ edit: TextEdit,
    in context: inout RuleContext
  ) {
    context.report(description, at: mode.range, message, fixes: [Fix(title, [edit], isSafe: false)])
  }
}
