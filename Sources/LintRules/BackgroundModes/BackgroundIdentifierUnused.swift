import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports identifiers of background tasks that no source names.
enum BackgroundIdentifierUnused: ProjectRule {
  static let description = RuleDescription(
    id: "background-identifier-unused",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>org.example.cellar.cleanup</string>
            <string>org.example.cellar.refresh</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>org.example.cellar.refresh</string>
          </array>
        </dict></plist>
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
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/bgtaskschedulerpermittedidentifiers"
    ]
  )

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
