import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports types of user activities that the code makes and the list in the Info.plist lacks.
enum ActivityTypeNotDeclared: SourceRule {
  static let description = RuleDescription(
    id: "activity-type-not-declared",
    severity: .info,
    example: .plist(
      bad: "<key>NSUserActivityTypes</key> <array> <string>com.example.cellar.browse</string> </array>",
      good: """
        <key>NSUserActivityTypes</key> <array>
          <string>com.example.cellar.browse</string>
          <string>com.example.cellar.taste</string>
        </array>
        """,
      neighbours: [
        "Package.swift": "",
        "Taste.swift": "let activity = NSUserActivity(activityType: \"com.example.cellar.taste\")",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/nsuseractivitytypes")],
    // Code that an app shares with its watch app may make activities that only the watch continues.
    isOptIn: true
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "NSUserActivityTypes"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Activities that restore the state of the app need no declaration, so only a list that exists is compared.
    guard document.tree.isReadable, context.traits.bundle.role == .app,
      let entry = context.rootKeys.entry(forKey: key), let node = entry.key, let list = entry.value,
      list.kind == .array,
      let listed = ResolvedTexts(list, project), !listed.all.isEmpty
    else { return }
    let made = project.code[.activityType].filter { !listed.all.contains($0.name) }
    for (type, mentions) in Dictionary(grouping: made, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard let first = mentions.first else { continue }
      context.report(
        description,
        at: node.range,
        description.text("message", FilePath.name(first.evidence.path), type, key),
        fixes: [
          Fix(description.text("insert", type), [context.editor.insertItem(.string(type), into: list)], isSafe: false)
        ],
        related: mentions.map { RelatedPlace(.elsewhere($0.evidence), description.text("here", type)) }
      )
    }
  }
}
