import Foundation
import StringTable
import TestSupport
import Testing

/// The order of names is that of Foundation, which Xcode writes.
@Suite struct CatalogOrderTests {
  private static let names = [
    "", " ", " · %@", "\n%@", "_a_", "-", "--:--", "-%@", "- Choose", ":%@:", "!", "·", "(%lld)", "[Zap]", "@%@",
    "**a**", "/ %@", "%@",
    "%@ by", "%@ (%lld)", "%lld", "$5", "€5", "£", "a1", "a01", "a2", "a10", "A1", "A01", "a1b", "1", "01", "1.5",
    "1.10", "0", "00", "10",
    "a", "A", "á", "Á", "ab", "aB", "Ab", "AB", "áb", "a b", "a_b", "a-b", "a.b", "e", "é", "É", "E", "Straße",
    "Strasse", "Strata",
    "œuvre", "oeil", "ø", "o", "p", "notification_new_articles_title", "notification_new_articles_per_feed_title",
    "zh-Hans", "zh-HK",
    "zh-Hant", "don’t", "don't", "don", "“quoted”", "wait…", "wait...", "wait", "a / b", "a/b", "a, b", "a; b", "a: b",
    "ж", "Я", "π", "あ",
    "漢", "中", "😀 a", "a 😀", "✓", "→", "few", "many", "one", "other", "z", "Z",
  ]

  @Test func eachPairIsInTheOrderOfFoundation() {
    for name in Self.names {
      for other in Self.names where name != other {
        let expected = name.localizedStandardCompare(other) == .orderedAscending
        #expect(CatalogEditor.precedes(name, other) == expected, "\(name.debugDescription) \(other.debugDescription)")
      }
      #expect(!CatalogEditor.precedes(name, name))
    }
  }

  @Test(.enabled(if: Fixtures.corpus != nil)) func realCatalogsAreInOrder() throws {
    guard let folder = Fixtures.corpus else { return }
    for file in Fixtures.files(in: folder, suffixes: [".xcstrings"]) {
      guard let catalog = StringCatalog(try Fixtures.contents(of: file)) else { continue }
      for (text, next) in zip(catalog.texts, catalog.texts.dropFirst()) {
        #expect(!CatalogEditor.precedes(next.key, text.key), "\(file.path): \(text.key), \(next.key)")
      }
    }
  }
}
