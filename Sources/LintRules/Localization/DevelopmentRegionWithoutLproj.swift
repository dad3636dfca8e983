import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports a development region that the app has no folder for.
enum DevelopmentRegionWithoutLproj: ProjectRule {
  static let description = RuleDescription(
    id: "development-region-without-lproj",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>fr</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>de</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      neighbours: ["Package.swift": "", "de.lproj/Localizable.strings": #""Start" = "Los";"#]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundledevelopmentregion")]
  )
  static let subject = RuleSubject.keys("CFBundleDevelopmentRegion", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let value = context.rootKeys.value(forKey: "CFBundleDevelopmentRegion"),
      value.kind == .string, let region = project.translations.developmentLanguage, !region.contains("$"),
      !project.translations.languages.isEmpty, !project.resourceNames.isEmpty,
      !project.resourceNames.contains(where: { isFolder($0, of: region) })
    else { return }
    context.report(description, at: value.range, description.text("message", region, Words.all(languages(project))))
  }

  private static func languages(_ project: ProjectContext) -> [String] {
    Array(project.translations.languages.prefix(6))
  }

  /// Whether a file or folder of this name may hold texts of the language.
  private static func isFolder(_ name: String, of language: String) -> Bool {
    if name == "Base.lproj" || StringTableFormat(name) == .stringCatalog { return true }
    return name.hasSuffix(".lproj") && LanguageCode.isSameLanguage(String(name.dropLast(".lproj".count)), language)
  }
}
