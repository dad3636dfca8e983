import JSON
import StringTable
import Testing

@Suite struct CatalogTextTests {
  private func catalog() throws -> StringCatalog { try #require(StringCatalog(Array(Catalog.text.utf8))) }

  @Test func readsTextsWithTheirPlaces() throws {
    let catalog = try catalog()
    #expect(catalog.texts.map(\.key) == ["brand", "count", "done", "old"])
    #expect(catalog.texts.map(\.isTranslatable) == [false, true, true, true])
    #expect(catalog.texts.map(\.isStale) == [false, false, false, true])
    let count = try #require(catalog["count"])
    #expect(count.comment == "Number of files")
    let german = try #require(count.translation("de"))
    #expect(german.units.map(\.path) == [[.plural("one")], [.plural("other")]])
    #expect(german.units.map(\.category) == [.one, .other])
    #expect(german.units.compactMap { $0.value?.string } == ["Eine Datei", "%lld Dateien"])
    #expect(german.progress == .needsReview)
    #expect(catalog["done"]?.translation("fr")?.progress == .new)
    #expect(catalog.tree.printed() == Array(Catalog.text.utf8))
  }

  @Test func countsEachTextOnce() throws {
    let counts = try catalog().counts
    #expect(counts.keys.sorted() == ["de", "fr"])
    var german = CatalogCounts()
    (german.keys, german.translated, german.needsReview, german.missing, german.stale) = (3, 1, 1, 1, 1)
    #expect(counts["de"] == german)
    var french = CatalogCounts()
    (french.keys, french.new, french.missing, french.stale) = (3, 1, 2, 1)
    #expect(counts["fr"] == french)
  }

  @Test func theLastOfRepeatedKeysCounts() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"a":{"comment":"1"},"b":{},"a":{"comment":"2"}},"version":"1.0"}
      """
    let catalog = try #require(StringCatalog(Array(text.utf8)))
    #expect(catalog.texts.count == 3)
    #expect(catalog["a"]?.comment == "2")
    #expect(catalog.countedTexts.map(\.key) == ["b", "a"])
  }

  @Test func variablesAndDevicesLeadToTexts() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"%#@n@"},
        "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}},
        "fr":{"variations":{"device":{"mac":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}}}},
      "version":"1.0"}
      """
    let found = try #require(StringCatalog(Array(text.utf8))?["a"])
    let german = try #require(found.translation("de"))
    #expect(german.units.map(\.variable) == [nil, "n"])
    #expect(german.progress == .new)
    #expect(found.translation("fr")?.units.map(\.path) == [[.device("mac"), .plural("one")]])
  }
}
