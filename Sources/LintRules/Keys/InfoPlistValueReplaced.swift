import AppProject
import BuildDescriptions
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports texts of an Info.plist that the build replaces by those of settings.
enum InfoPlistValueReplaced: ProjectRule {
  static let description = RuleDescription(
    id: "infoplist-value-replaced",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundleDisplayName</key> <string>Barrel</string>",
      good: "<key>CFBundleName</key> <string>Barrel</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init(
            "INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Cellar;"
          )
        ).text
      ]
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !document.isPreprocessed, let path = document.path, !project.isBuilt else { return }
    let configurations = project.targets.flatMap(\.configurations).filter { $0.infoPlist == path }
    guard !configurations.isEmpty, configurations.allSatisfy(\.generatesInfoPlist) else { return }
    for (key, declared) in Dictionary(grouping: configurations.flatMap(\.declaredKeys), by: \.key).sorted(by: {
      $0.key < $1.key
    }) {
      let texts = configurations.map { text(of: key, in: $0) }
      guard let entry = context.rootKeys.entry(forKey: key), let own = entry.value?.literalText,
        let text = texts.first ?? nil, texts.allSatisfy({ $0 != nil && $0 != own }), let place = declared.first
      else { continue }
      context.report(
        description,
        at: entry.range,
        description.text("message", key, "INFOPLIST_KEY_\(key)", text),
        fixes: [Fix(description.text("remove"), [context.editor.removeEntry(entry)], isSafe: false)],
        related: [RelatedPlace(.elsewhere(place.evidence), description.text("here", key))]
      )
    }
  }

  /// Returns the text that a setting gives a key; nil if it gives none or it is not known.
  private static func text(of key: String, in configuration: TargetConfiguration) -> String? {
    guard configuration.suppliedKeys.contains(key),
      let setting = KeyCatalog.generatedKeys.first(where: { $0.key == key })?.buildSetting
    else { return nil }
    return configuration.value(of: setting).text
  }
}
