import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports background tasks that the sources name and the Info.plist does not permit.
enum BackgroundIdentifierNotPermitted: SourceRule {
  static let description = RuleDescription(
    id: "background-identifier-not-permitted",
    severity: .error,
    premises: [.fileKind, .target, .absence, .code, .call, .configuration],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>BGTaskSchedulerPermittedIdentifiers</key> <array> <string>org.example.cellar.cleanup</string> </array>
        """,
      good: """
        <key>BGTaskSchedulerPermittedIdentifiers</key> <array>
          <string>org.example.cellar.cleanup</string>
          <string>org.example.cellar.refresh</string>
        </array>
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

  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let tasks = BackgroundTasks(document, project, context), let root = document.rootDictionary else { return }
    for (name, mentions) in tasks.notPermitted {
      let places = mentions.map(\.evidence)
      let certainty = mentions.map(context.certainty).max() ?? .doubtful
      let edit =
        tasks.list.map { context.editor.insertItem(.string(name), into: $0) }
        ?? context.editor.insertEntry(BackgroundTasks.key, .array([.string(name)]), into: root)
      let code = places.first?.path ?? ""
      context.report(
        description,
        at: tasks.keyNode?.range ?? document.anchor,
        description.claim("message", certainty, name, BackgroundTasks.key, FilePath.name(code)),
        certainty: certainty,
        fixes: [Fix(description.text("insert", name), [edit], isSafe: false)],
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0), description.text("here", FilePath.name($0.path), name))
        },
        cause: .place(code, name)
      )
    }
  }
}
