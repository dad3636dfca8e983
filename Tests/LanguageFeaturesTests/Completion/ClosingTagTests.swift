import Testing

@testable import LanguageFeatures

/// The tag that closes what is open.
@Suite struct ClosingTagTests {
  private let check = CompletionCheck()

  @Test func closesADictionary() {
    check.accepts("</dict>", in: "<plist>\n<dict>\n</1️⃣", giving: "<plist>\n<dict>\n</dict>")
  }

  @Test func closesThePlist() {
    check.accepts("</plist>", in: "<plist>\n<dict>\n</dict>\n</1️⃣", giving: "<plist>\n<dict>\n</dict>\n</plist>")
  }

  @Test func closesTheInnermostOpenElement() {
    check.accepts(
      "</array>",
      in: "<plist><dict><key>A</key><array><string>a</string></ar1️⃣\n</dict></plist>",
      giving: "<plist><dict><key>A</key><array><string>a</string></array>\n</dict></plist>"
    )
  }

  @Test func closesText() {
    check.accepts(
      "</string>",
      in: "<plist><dict><key>A</key><string>abc</1️⃣\n</dict></plist>",
      giving: "<plist><dict><key>A</key><string>abc</string>\n</dict></plist>"
    )
  }

  @Test func closesAKey() {
    check.accepts("</key>", in: "<plist><dict><key>A</1️⃣", giving: "<plist><dict><key>A</key>")
  }

  @Test func offersItAfterABracketIfItIsMissing() {
    #expect(check.labels("<plist>\n<dict>\n<1️⃣").prefix(2) == ["<key>", "</dict>"])
    #expect(!check.labels("<plist>\n<dict>\n<1️⃣\n</dict>\n</plist>").contains("</dict>"))
  }

  @Test func replacesTheBracketThatTheEditorPairs() {
    check.accepts("</dict>", in: "<plist>\n<dict>\n</1️⃣>", giving: "<plist>\n<dict>\n</dict>")
  }
}
