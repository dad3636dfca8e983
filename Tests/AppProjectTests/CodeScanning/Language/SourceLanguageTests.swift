import KeyCatalog
import Testing

@testable import CodeScanning

/// The rows of source languages.
struct SourceLanguageTests {
  @Test func noExtensionIsThatOfTwoLanguages() {
    let extensions = SourceLanguage.allCases.flatMap(\.traits.extensions)
    #expect(Set(extensions).count == extensions.count)
    #expect(Set(extensions) == SourceLanguage.extensions)
  }

  /// A symbol of a language that no row names would never be searched.
  @Test func theSymbolsOfTheCatalogAreSearchedInSomeLanguage() {
    let known = SourceLanguage.allCases.reduce(into: Set<String>()) { $0.formUnion($1.traits.symbolLanguages) }
    #expect(Set(KeyCatalog.requiredReasonAPIs.map(\.language)).isSubset(of: known))
    #expect(Set(KeyCatalog.entitledAPIs.map(\.language)).isSubset(of: known))
  }

  @Test(arguments: SourceLanguage.allCases)
  func patternsAreWrittenForTheLanguageOfTheRow(_ language: SourceLanguage) {
    let patterns = CodePattern.allCases.flatMap { $0.forms(in: language) }
    #expect(patterns.isEmpty == (language.traits.patternLanguage == nil && language.traits.importWords.isEmpty))
  }
}
