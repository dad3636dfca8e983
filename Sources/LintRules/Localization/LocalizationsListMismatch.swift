import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports languages that the Info.plist lists and the app has no folder for, while it has folders for others of the list.
enum LocalizationsListMismatch: ProjectRule {
  static let description = RuleDescription(
    id: "localizations-list-mismatch",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleLocalizations</key> <array> <string>de</string> <string>fr</string> </array>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleLocalizations</key> <array> <string>de</string> </array>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      neighbours: ["Package.swift": "", "de.lproj/Localizable.strings": #""Start" = "Los";"#]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundlelocalizations")]
  )
  static let subject = RuleSubject.keys("CFBundleLocalizations", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let list = context.rootKeys.value(forKey: "CFBundleLocalizations"),
      list.kind == .array, let developmentLanguage = project.translations.developmentLanguage,
      !project.resourceNames.isEmpty,
      !project.resourceNames.contains(where: { StringTableFormat($0) == .stringCatalog })
    else { return }
    let items = list.children.compactMap { node in node.stringValue.map { (node: node, language: $0) } }
      .filter { !$0.language.contains("$") && !LanguageCode.isSameLanguage($0.language, developmentLanguage) }
    let missing = items.filter { item in
      !project.resourceNames.contains { $0.hasSuffix(".lproj") && isFolder($0, of: item.language) }
    }
    // An app that finds its texts in another way has folders for none of its languages.
    let languages = project.translations.languages
    guard items.contains(where: { item in languages.contains { isSame($0, item.language) } }) else { return }
    for item in missing {
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.language),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item.node)], isSafe: false)]
      )
    }
  }

  private static func isFolder(_ name: String, of language: String) -> Bool {
    isSame(String(name.dropLast(".lproj".count)), language)
  }

  private static func isSame(_ code: String, _ other: String) -> Bool {
    LanguageCode.family(code) == LanguageCode.family(other)
  }
}
