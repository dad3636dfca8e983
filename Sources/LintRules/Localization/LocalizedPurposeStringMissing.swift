import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that are not translated into each language of the app.
///
/// The finding is at the key in the Info.plist, since the tables that lack it are several or do not exist.
enum LocalizedPurposeStringMissing: ProjectRule {
  static let description = RuleDescription(
    id: "localized-purpose-string-missing",
    severity: .info,
    refusedBy: [.appReview],
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleIdentifier</key> <string>com.example.scanner</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        <key>NSMicrophoneUsageDescription</key> <string>Name products by voice.</string>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleIdentifier</key> <string>com.example.scanner</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """,
      neighbours: [
        "Package.swift": "",
        "de.lproj/InfoPlist.strings": #""NSCameraUsageDescription" = "Den Strichcode eines Produkts lesen.";"#,
      ]
    ),
    references: [
      .apple("uikit/requesting-access-to-protected-resources"),
      .apple("bundleresources/managing-your-app-s-information-property-list"),
    ]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// The largest number of languages that a message names.
  private static let nameLimit = 6

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let tables = InfoPlistTables(of: document, project)
    else { return }
    let entries = PurposeKeys.entries(context.rootKeys)
    guard !tables.isEmpty else { return reportNone(entries, tables, project, in: &context) }
    let gaps = tables.catalogGaps
    for entry in entries {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value),
        name == text.resource.key, !text.isBlank
      else { continue }
      let languages = tables.languages(lacking: name).filter {
        gaps[name]?.contains($0) != true && !(LanguageCode.family($0) == "zh" && text.isChinese)
      }
      guard !languages.isEmpty else { continue }
      context.report(
        description,
        at: key.range,
        message(name, languages),
        fixes: TranslationFixes(text, project, description).fixes(languages, tables),
        cause: .file("")
      )
    }
  }

  /// Reports once that nothing is translated, if there are no tables.
  private static func reportNone(
    _ entries: [DictionaryEntry],
    _ tables: InfoPlistTables,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let languages = tables.translatedLanguages
    guard let first = entries.first?.key, !languages.isEmpty, !project.resourceNames.isEmpty,
      !project.resourceNames.contains(where: StringTableFormat.strings.mayTranslateInfoPlist)
    else { return }
    context.report(description, at: first.range, description.text("none", names(languages), entries.first?.name ?? ""))
  }

  private static func message(_ key: String, _ languages: [String]) -> String {
    languages.count == 1
      ? description.text("message", key, languages[0]) : description.text("several", key, names(languages))
  }

  private static func names(_ languages: [String]) -> String {
    let named = Array(languages.prefix(nameLimit))
    guard languages.count > nameLimit + 1 else { return Words.all(languages) }
    return Words.all(named + [description.text("more", "\(languages.count - nameLimit)")])
  }
}
