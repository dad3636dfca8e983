import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports purposes for temporary full accuracy that the sources name and the Info.plist does not describe.
enum LocationTemporaryKeyMissing: SourceRule {
  static let description = RuleDescription(
    id: "location-temporary-key-missing",
    severity: .error,
    premises: [.fileKind, .target, .absence, .code, .call, .configuration],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSLocationTemporaryUsageDescriptionDictionary</key> <dict>
          <key>Search</key> <string>Find the places around you.</string>
        </dict>
        """,
      good: """
        <key>NSLocationTemporaryUsageDescriptionDictionary</key> <dict>
          <key>Navigation</key> <string>Guide you turn by turn with your exact location.</string>
          <key>Search</key> <string>Find the places around you.</string>
        </dict>
        """,
      neighbours: [
        "Package.swift": "",
        "Route.swift": "manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Navigation\")",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/nslocationtemporaryusagedescriptiondictionary")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = PurposeKeys.temporaryLocation
  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.role == .app,
      let root = document.rootDictionary, !project.suppliesUnknownKeys, !project.suppliedKeys.contains(key)
    else { return }
    let entry = context.rootKeys.entry(forKey: key)
    // What is there instead of a dictionary has a rule of its own.
    guard entry == nil || entry?.value?.kind == .dictionary else { return }
    let present = PresentPurposeKeys(context.rootKeys, project, context.traits.bundle)
    guard entry != nil || !present.satisfies(key) else { return }
    let purposes = project.code[.accuracyPurpose].filter { $0.compilation == .certain }
    let named = Dictionary(grouping: purposes, by: \.name).sorted { $0.key < $1.key }
    for (name, mentions) in named where entry?.value?.value(forKey: name) == nil {
      let places = mentions.map(\.evidence)
      let certainty = mentions.map(context.certainty).max() ?? .doubtful
      let file = FilePath.name(places.first?.path ?? "")
      context.report(
        description,
        at: entry?.key?.range ?? document.anchor,
        description.claim("message", certainty, name, key, file),
        certainty: certainty,
        fixes: [
          Fix(
            description.text("insert", name),
            [insertion(of: name, entry?.value, root, context.editor)],
            isSafe: false,
            placeholders: [PurposePlaceholder.text(for: name)]
          )
        ],
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0), description.text("here", FilePath.name($0.path), name))
        }
      )
    }
  }

  private static func insertion(of name: String, _ list: Node?, _ root: Node, _ editor: TreeEditor) -> TextEdit {
    let text = PropertyListValue.string(PurposePlaceholder.text(for: name))
    guard let list else { return editor.insertEntry(key, .dictionary([.init(key: name, value: text)]), into: root) }
    return editor.insertEntry(name, text, into: list)
  }
}
