import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// The meanings of parts of documents.
@Suite struct SemanticTokenTests {
  private func tokens(_ text: String, _ name: String = "Info.plist", range: Range<Int>? = nil) -> [String] {
    let document = Document(path: "/app/\(name)", text: SourceText(text))
    let tokens = SemanticTokens.tokens(in: document, range: range)
    for (token, next) in zip(tokens, tokens.dropFirst()) { #expect(token.range.upperBound <= next.range.lowerBound) }
    for token in tokens {
      let lines = document.text.line(at: token.range.lowerBound)...document.text.line(at: token.range.upperBound)
      #expect(lines.count == 1 && !token.range.isEmpty)
    }
    return tokens.map { token in
      let marks = (token.isKnown ? "+" : "") + (token.isDeprecated ? "-" : "")
      return "\(token.kind)\(marks) \(document.text.string(in: token.range))"
    }
  }

  @Test func keysAndValues() {
    let text = """
      <plist><dict><key>CFBundleName</key><string>A $(PRODUCT_NAME) b</string><key>Own</key><true/>
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLName</key><string>é
      two</string></dict></array><key>UINewsstandApp</key><integer>3</integer></dict></plist>
      """
    #expect(
      tokens(text).filter { !$0.contains("UINewsstandApp") } == [
        "key+ CFBundleName", "string A ", "buildSetting $(PRODUCT_NAME)", "string  b", "key Own", "boolean <true/>",
        "key+ CFBundleURLTypes", "key+ CFBundleURLName", "string é", "string two", "number 3",
      ]
    )
  }

  @Test func placeholdersOfTables() {
    #expect(
      tokens("\"a\" = \"%1$@ of %ld, 100%\";\n", "A.strings") == [
        "key \"a\"", "string \"", "formatSpecifier %1$@", "string  of ", "formatSpecifier %ld", "string , 100%\"",
      ]
    )
  }

  @Test func onlyARange() {
    let text = "<plist>\n<dict>\n<key>A</key>\n<true/>\n<key>B</key>\n<false/>\n</dict>\n</plist>"
    #expect(tokens(text, range: 15..<20) == ["key A"])
  }

  @Test func deepPlacesEnd() {
    let text = String(repeating: "<array>", count: 5000)
    #expect(tokens(text).isEmpty)
  }
}
