import KeyCatalog
import LintRules

/// The page of a library or toolkit that reads its own keys.
enum LibraryPage {
  static func content(_ library: Library) -> PageContent {
    var content = PageContent()
    content.heading("\(library.name)")
    content.paragraph(.words("pages.library-kind", RichText(catalog: library.summary)))
    var facts: [RichText] = []
    if !library.prefixes.isEmpty { facts.append(.words("pages.prefixes", library.prefixes.codeList)) }
    let keys = KeyCatalog.children(of: "", in: .libraries).filter { $0.library == library.name }.map(\.key)
    if !keys.isEmpty { facts.append(.words("pages.keys-of-library", keys.termList)) }
    content.list(facts)
    content.documentationLink(to: library.documentation)
    return content
  }
}

/// The page of a library that must have a privacy manifest.
enum SDKPage {
  private static let list = "https://developer.apple.com/support/third-party-SDK-requirements"

  static func content(_ sdk: PrivacySDK) -> PageContent {
    var content = PageContent()
    content.heading("\(sdk.name)")
    content.paragraph(.words("pages.sdk"))
    var facts: [RichText] = []
    if sdk.listedNames != [sdk.name] { facts.append(.words("pages.sdk-names", sdk.listedNames.codeList)) }
    if !sdk.firstVersion.isEmpty { facts.append(.words("pages.sdk-since", "\(sdk.firstVersion)")) }
    let rules = RuleRegistry.all.map { $0.description.id }.filter { $0 == "privacy-sdk-manifest-missing" }
    if !sdk.firstVersion.isEmpty, !rules.isEmpty { facts.append(.words("pages.reported-by", rules.termList)) }
    content.list(facts)
    content.documentationLink(to: list)
    content.documentationLink(to: sdk.documentation)
    return content
  }
}
