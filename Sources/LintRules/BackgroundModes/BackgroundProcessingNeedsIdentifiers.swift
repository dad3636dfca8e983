import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports the background mode `processing` without the identifiers of tasks.
enum BackgroundProcessingNeedsIdentifiers: ProjectRule {
  static let description = RuleDescription(
    id: "background-processing-needs-identifiers",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>processing</string> </array>",
      good: """
        <key>UIBackgroundModes</key> <array> <string>processing</string> </array>
        <key>BGTaskSchedulerPermittedIdentifiers</key> <array> <string>org.example.cellar.cleanup</string> </array>
        """,
      neighbours: ExampleProject.app()
    ),
    appStoreCode: "ITMS-90771",
    references: [
      .apple("bundleresources/information-property-list/bgtaskschedulerpermittedidentifiers"),
      "https://github.com/fluttercommunity/flutter_uploader/issues/59",
    ]
  )
  static let subject = RuleSubject.keys("BGTaskSchedulerPermittedIdentifiers", BackgroundModes.key, in: .infoPlist)

  private static let key = "BGTaskSchedulerPermittedIdentifiers"
  /// A placeholder for the identifier that the code registers.
  private static let identifier = "$(PRODUCT_BUNDLE_IDENTIFIER).processing"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Where the code names tasks, another rule reports each of them.
    guard BackgroundTasks(document, project, context)?.notPermitted.isEmpty ?? true,
      let root = document.rootDictionary, document.tree.isReadable,
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
