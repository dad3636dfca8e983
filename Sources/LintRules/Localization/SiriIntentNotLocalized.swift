import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports definitions of intents without texts for a language of the app.
enum SiriIntentNotLocalized: ProjectRule {
  static let description = RuleDescription(
    id: "siri-intent-not-localized",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>de</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      neighbours: [
        "Package.swift": "", "Intents.intentdefinition": "", "de.lproj/Localizable.strings": #""Start" = "Los";"#,
      ]
    ),
    appStoreCode: "ITMS-90626",
    references: ["https://irimasu.com/itms-90626-siri-intent-definition"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !context.traits.bundle.isExtension,
      let developmentLanguage = project.translations.developmentLanguage
    else { return }
    for definition in project.documents.intentDefinitions {
      guard let translated = definition.languages else { continue }
      let known = Set(translated.union([developmentLanguage]).map(LanguageCode.family))
      let missing = project.translations.languages.filter { !known.contains(LanguageCode.family($0)) }
      guard !missing.isEmpty else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text("message", FilePath.name(definition.path), missing.joined(separator: ", "))
      )
    }
  }
}
