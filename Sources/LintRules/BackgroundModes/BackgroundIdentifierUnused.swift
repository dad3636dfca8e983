import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers of background tasks that no source names.
enum BackgroundIdentifierUnused: ProjectRule {
  static let description = RuleDescription(
    id: "background-identifier-unused",
    severity: .info,
    example: .plist(
      bad: """
        <key>BGTaskSchedulerPermittedIdentifiers</key> <array>
          <string>org.example.cellar.cleanup</string>
          <string>org.example.cellar.refresh</string>
        </array>
        """,
      good: """
        <key>BGTaskSchedulerPermittedIdentifiers</key> <array> <string>org.example.cellar.refresh</string> </array>
        """,
      neighbours: [
        "Package.swift": "",
        "Tasks.swift": """
        func start() {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "org.example.cellar.refresh", using: nil) { _ in }
        }
        """,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/bgtaskschedulerpermittedidentifiers")]
  )
  static let subject = RuleSubject.keys("BGTaskSchedulerPermittedIdentifiers", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let tasks = BackgroundTasks(document, project, context) else { return }
    for node in tasks.unused {
      context.report(
        description,
        at: node.range,
        description.text("message", node.stringValue ?? ""),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(node)], isSafe: false)],
        isUnnecessary: true
      )
    }
  }
}
