import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// Outlines of documents.
@Suite struct DocumentSymbolTests {
  private func symbols(_ text: String, _ name: String = "Info.plist") -> [OutlineSymbol] {
    let document = Document(path: "/app/\(name)", text: SourceText(text))
    let symbols = DocumentSymbols.symbols(in: document)
    check(symbols, inside: 0..<document.text.count)
    return symbols
  }

  /// Editors drop answers with a name outside its symbol.
  private func check(_ symbols: [OutlineSymbol], inside outer: Range<Int>) {
    for symbol in symbols {
      #expect(outer.lowerBound <= symbol.range.lowerBound && symbol.range.upperBound <= outer.upperBound)
      #expect(symbol.range.lowerBound <= symbol.nameRange.lowerBound)
      #expect(symbol.nameRange.upperBound <= symbol.range.upperBound)
      #expect(!symbol.name.isEmpty)
      check(symbol.children, inside: symbol.range)
    }
  }

  /// Symbols as indented lines.
  private func outline(_ symbols: [OutlineSymbol], _ indent: String = "") -> [String] {
    symbols.flatMap { symbol in
      [indent + symbol.name + (symbol.detail.map { ": \($0)" } ?? "")] + outline(symbol.children, indent + "  ")
    }
  }

  @Test func entriesAreNestedWithNamesOfXcode() {
    let text = """
      <plist><dict>
      <key>CFBundleName</key><string>Walk</string>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLName</key><string>org.example</string></dict></array>
      <key>Own</key><array><string>a</string><true/><integer>3</integer></array>
      <key></key><string>x</string>
      </dict></plist>
      """
    #expect(
      outline(symbols(text)) == [
        "CFBundleName: Bundle name", "CFBundleURLTypes: URL types", "  item 1: org.example",
        "    CFBundleURLName: URL identifier", "Own", "  item 1: a", "  item 2: true", "  item 3: 3", "\"\": x",
      ]
    )
  }

  @Test func kinds() {
    let text = "<plist><dict><key>A</key><dict/><key>B</key><data></data><key>C</key></dict></plist>"
    #expect(symbols(text).map(\.kind) == [.dictionary, .data, .string])
  }

  @Test func longTextsAreCut() {
    let text = "<plist><dict><key>A</key><string>\(String(repeating: "é", count: 500))</string></dict></plist>"
    #expect((symbols(text)[0].detail ?? "").utf8.count < 100)
  }

  @Test("bug: a comment about one entry became a group that took in all entries after it")
  func stringsAreGroupedByHeadings() {
    let text = """
      /* Of the first entry */
      "first" = "1";
      /* MARK: - Login */
      "login.title" = "a";
      // Of the second
      "login.text" = "b";

      // Rest

      "x" = "y";
      /* Of z */
      "z" = "z";
      """
    #expect(
      outline(symbols(text, "Localizable.strings")) == [
        "first: 1", "Login", "  login.title: a", "  login.text: b", "Rest", "  x: y", "  z: z",
      ]
    )
  }

  @Test func keysOfACatalogHaveTheirLanguages() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": {"comment": "A greeting", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "old": {"extractionState": "stale"}}}
      """
    let found = symbols(text, "Localizable.xcstrings")
    #expect(outline(found) == ["hello: A greeting", "  de: Hallo", "old"])
    #expect(found.map(\.isDeprecated) == [false, true])
  }

  @Test func deepPlacesAreLeftOut() {
    var current = symbols(String(repeating: "<array>", count: 100_000))
    var depth = 0
    while let next = current.first {
      (current, depth) = (next.children, depth + 1)
    }
    #expect((1...64).contains(depth))
  }

  @Test func otherFilesHaveNone() {
    #expect(symbols("{\"a\": 1}", "x.json").isEmpty)
    #expect(symbols("").isEmpty)
  }
}
