import SourceText
import StringTable
import TestSupport
import Testing

/// The layout of string catalogs is that of Xcode.
@Suite struct CatalogLayoutTests {
  private func laidOut(_ text: String) throws -> String {
    let catalog = try #require(StringCatalog(Array(text.utf8)))
    let edits = CatalogLayout.edits(of: catalog)
    for (edit, next) in zip(edits, edits.dropFirst()) { #expect(edit.range.upperBound <= next.range.lowerBound) }
    return SourceText(text).applying(edits).string
  }

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Item 2 🍏" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\\u00c4 / 2"
              }
            }
          }
        },
        "item 10" : {
          "shouldTranslate" : false
        },
        "Phrases" : {
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
                  "b",
                  "a"
                ]
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func whatXcodeWritesStays() throws {
    #expect(try laidOut(Self.text) == Self.text)
    #expect(CatalogLayout.edits(of: try #require(StringCatalog(Array(Self.text.utf8)))).isEmpty)
  }

  @Test func anyLayoutAndOrderBecomesThatOfXcode() throws {
    let compact = """
      \u{20}{"version":"1.0","strings":{"item 10":{"shouldTranslate":false},
      "Phrases":{"localizations":{"en":{"stringSet":{"values":["b","a"],"state":"new"}}}},"":{},
      "Item 2 🍏":{"localizations":{"de":{"stringUnit":{"value":"\\u00c4 / 2","state":"translated"}}}}},"sourceLanguage":"en"}

      """
    #expect(try laidOut(compact) == Self.text)
    let tabs = Self.text.replacing("  ", with: "\t").replacing(" : ", with: ": ") + "\n"
    #expect(try laidOut(tabs) == Self.text)
  }

  @Test func linesEndAsTheFirstOneDoes() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(try laidOut(text) == text)
    #expect(try laidOut(text.replacing("  ", with: " ")) == text)
  }

  @Test func ofTwoTextsWithOneKeyTheLastStaysTheLast() throws {
    let text = #"{"sourceLanguage":"en","strings":{"b":{},"a":{"comment":"1"},"a":{"comment":"2"}}}"#
    let catalog = try #require(StringCatalog(Array(try laidOut(text).utf8)))
    #expect(catalog.texts.map(\.key) == ["a", "a", "b"])
    #expect(catalog["a"]?.comment == "2")
  }

  @Test(.enabled(if: Fixtures.corpus != nil)) func realCatalogsOfXcodeStay() throws {
    guard let folder = Fixtures.corpus else { return }
    for file in Fixtures.files(in: folder, suffixes: [".xcstrings"]) {
      guard let catalog = StringCatalog(try Fixtures.contents(of: file)) else { continue }
      #expect(CatalogLayout.edits(of: catalog).isEmpty, "\(file.path)")
    }
  }
}
