import KeyCatalog
import Testing

/// How compiled code spells the APIs of the catalog.
struct BinarySpellingTests {
  @Test func alternativesHaveNamesOfAllKinds() {
    let spelling = BinarySpelling("class:A selector:b:c:|symbol:_d no:_e mangled:$s1A")
    #expect(
      spelling?.alternatives == [
        [.importedClass("A"), .selector("b:c:")], [.symbol("_d"), .absent("_e"), .swift(prefix: "$s1A")],
      ]
    )
  }

  @Test(arguments: ["", "|", "class:", "A", "kind:A", "class:A b"])
  func otherTextsAreNone(text: String) {
    #expect(BinarySpelling(text) == nil)
  }

  @Test func eachSpellingOfTheCatalogCanBeRead() {
    let names = KeyCatalog.apiSymbols.filter { $0.binary != nil }
    #expect(names.count >= 122)
    // A bare selector could be that of any class.
    for symbol in names {
      for alternative in symbol.binary?.alternatives ?? [] {
        let hasSelector = alternative.contains { if case .selector = $0 { true } else { false } }
        let hasClass = alternative.contains { if case .importedClass = $0 { true } else { false } }
        #expect(!hasSelector || hasClass, "\(symbol.symbol)")
      }
    }
  }

  @Test func requiredReasonsAreSpelledByTheirNames() {
    func spelling(_ symbol: String) -> BinarySpelling? {
      KeyCatalog.requiredReasonAPIs.first { $0.symbol == symbol }?.binary
    }
    #expect(spelling("stat(") == BinarySpelling("symbol:_stat"))
    #expect(spelling("NSUserDefaults") == BinarySpelling("class:NSUserDefaults"))
    #expect(spelling("NSProcessInfo systemUptime") == BinarySpelling("class:NSProcessInfo selector:systemUptime"))
    #expect(spelling("NSURLCreationDateKey") == BinarySpelling("symbol:_NSURLCreationDateKey"))
    // Other classes have a property of this name.
    #expect(spelling("fileModificationDate ") == nil)
  }
}
