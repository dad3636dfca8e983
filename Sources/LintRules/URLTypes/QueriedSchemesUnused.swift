import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports lists of queried schemes in apps that query none.
enum QueriedSchemesUnused: ProjectRule {
  static let description = RuleDescription(
    id: "queried-schemes-unused",
    severity: .info,
    example: .plist(
      bad: "<key>LSApplicationQueriesSchemes</key> <array> <string>comgooglemaps</string> </array>",
      good: "<key>CFBundleName</key> <string>Cellar</string>",
      neighbours: [
        "App/Cellar.swift": "let bottles = 12",
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
      ]
    ),
    references: [.apple("uikit/uiapplication/canopenurl(_:)")]
  )
  static let subject = RuleSubject.keys(URLTypes.queriesKey, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let facts = project.code
    guard document.tree.isReadable, context.traits.bundle.isApp, facts.isWhole,
      facts.watchedNames["canOpenURL"] == nil,
      let entry = context.rootKeys.entry(forKey: URLTypes.queriesKey), let key = entry.key,
      entry.value?.children.isEmpty == false
    else { return }
    context.report(
      description,
      at: key.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", URLTypes.queriesKey), [context.editor.removeEntry(entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}
