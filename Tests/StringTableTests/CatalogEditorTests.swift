import SourceText
import StringTable
import Testing

/// Edits change only what they must: what they add is gone when it is removed again.
@Suite struct CatalogEditorTests {
  private func catalog(_ text: String) throws -> StringCatalog { try #require(StringCatalog(Array(text.utf8))) }

  private func applying(_ edit: TextEdit?, to text: String = Catalog.text) throws -> String {
    SourceText(text).applying(try #require(edit)).string
  }

  @Test func addsAKeyAtItsPlace() throws {
    let editor = CatalogEditor(try catalog(Catalog.text))
    let added = try applying(editor.add("Cancel", ["de": "Abbrechen"], comment: "Button"))
    #expect(
      added.contains(
        """
            "brand" : {
              "shouldTranslate" : false
            },
            "Cancel" : {
              "comment" : "Button",
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Abbrechen"
                  }
                }
              }
            },
            "count" : {
        """
      )
    )
    let removed = try applying(CatalogEditor(try catalog(added)).removeText(at: 1), to: added)
    #expect(removed == Catalog.text)
  }

  @Test func addsATranslation() throws {
    let catalog = try catalog(Catalog.text)
    let editor = CatalogEditor(catalog)
    let done = try #require(catalog["done"])
    let added = try applying(editor.setTranslation("Fatto", "es", of: done, state: "needs_review"))
    #expect(try self.catalog(added)["done"]?.translations.map(\.language) == ["de", "es", "fr"])
    let changed = try #require(try self.catalog(added)["done"])
    let removed = CatalogEditor(try self.catalog(added)).removeTranslation(at: 1, of: changed)
    #expect(try applying(removed, to: added) == Catalog.text)
    let old = try #require(catalog["old"])
    let first = try applying(editor.setTranslation("Alt", "de", of: old, state: "translated"))
    #expect(first.contains("\"extractionState\" : \"stale\",\n      \"localizations\" : {\n        \"de\" : {"))
  }

  @Test func replacesATranslation() throws {
    let catalog = try catalog(Catalog.text)
    let done = try #require(catalog["done"])
    let replaced = try applying(CatalogEditor(catalog).setTranslation("Fini", "fr", of: done, state: "translated"))
    let expected = Catalog.text.replacingLast("\"new\"", with: "\"translated\"").replacingLast(
      "\"Done\"",
      with: "\"Fini\""
    )
    #expect(replaced == expected)
  }

  @Test func renamesAndSetsStates() throws {
    let catalog = try catalog(Catalog.text)
    let done = try #require(catalog["done"])
    let unit = try #require(done.translation("fr")?.units.first)
    let editor = CatalogEditor(catalog)
    #expect(try applying(editor.rename(done, to: "a\"b")) == Catalog.text.replacingLast("\"done\"", with: "\"a\\\"b\""))
    #expect(
      try applying(editor.setState(of: unit, to: "translated"))
        == Catalog.text.replacingLast("\"new\"", with: "\"translated\"")
    )
  }
}

extension String {
  /// Returns the text with the last occurrence of `part` replaced.
  fileprivate func replacingLast(_ part: String, with other: String) -> String {
    let pieces = self.split(separator: part, omittingEmptySubsequences: false)
    guard pieces.count > 1, let last = pieces.last else { return self }
    return pieces.dropLast().joined(separator: part) + other + last
  }
}
