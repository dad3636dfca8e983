import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports translations of purpose strings that are the text of the language of the Info.plist, in another language.
enum LocalizedIdenticalToBase: ProjectRule {
  static let description = RuleDescription(
    id: "localized-identical-to-base",
    severity: .info,
    example: .init(
      file: "de.lproj/InfoPlist.strings",
      bad: #""NSCameraUsageDescription" = "Scan the barcode of a product.";"#,
      good: #""NSCameraUsageDescription" = "Den Strichcode eines Produkts lesen.";"#,
      neighbours: [
        "Package.swift": "",
        "Info.plist": """
        { CFBundleDevelopmentRegion = en; CFBundleIdentifier = "com.example.scanner"; LSRequiresIPhoneOS = YES;
          NSCameraUsageDescription = "Scan the barcode of a product."; }
        """,
      ]
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlistStrings)

  static func applies(to traits: DocumentTraits) -> Bool {
    traits.language != nil && !traits.isPreprocessed
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, let developmentLanguage = project.translations.developmentLanguage,
      !LanguageCode.isAlike(language, developmentLanguage), LanguageFolder.fault(developmentLanguage) == nil,
      !project.documents.infoPlists.isEmpty
    else { return }
    let own = project.translations.tables(without: document).filter { $0.language == developmentLanguage }
    let roots = (project.documents.infoPlists + own.compactMap(\.document)).map { RootKeys($0.rootDictionary) }
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let name = entry.name, let text = PurposeString(key: name, value: entry.value), isSentence(text, context),
        // A copy that is marked as one is reported as missing.
        !CopiedTexts.isCopy(entry),
        roots.contains(where: { $0.value(forKey: name)?.stringValue == text.value })
      else { continue }
      let message = description.text("message", name, language, developmentLanguage)
      context.report(description, at: text.range, message, cause: .table(""))
    }
  }

  /// Whether the text has words that differ from language to language.
  private static func isSentence(_ text: PurposeString, _ context: RuleContext) -> Bool {
    text.hasWording && !text.hasVariable && !PurposeWording.of(text, in: context).length.isTooShort(minimumWords: 3)
  }
}
