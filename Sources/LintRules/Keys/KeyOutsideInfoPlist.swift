import AppProject
import BuildDescriptions
import LintEngine
import ProjectFiles

/// Reports keys of an Info.plist in a description that stand next to the object for them, where they are dropped.
enum KeyOutsideInfoPlist: Rule {
  static let description = RuleDescription(
    id: "key-outside-info-plist",
    severity: .warning,
    example: .init(
      file: "app.json",
      bad: """
        { "expo": { "name": "Cellar", "ios": { "UIBackgroundModes": ["audio"] } } }
        """,
      good: """
        { "expo": { "name": "Cellar", "ios": { "infoPlist": { "UIBackgroundModes": ["audio"] } } } }
        """,
      neighbours: ["package.json": "{\"dependencies\": {\"expo\": \"57.0.0\"}}"]
    ),
    references: ["https://docs.expo.dev/versions/latest/config/app/#infoplist"]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .other)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let keys = project.allTargets.flatMap(\.misplacedKeys).filter { $0.evidence.path == document.path }
    for key in keys.uniqued() {
      let place = key.evidence.range(in: document.text)
      context.report(description, at: place, description.text("message", key.key), key: key.key)
    }
  }
}
