import Testing

@testable import LintRules

@Suite struct PlistBooleanAsStringTests {
  private let check = RuleCheck(PlistBooleanAsString.self)

  @Test(arguments: ["YES", "no", "true", "False", "1", "0"])
  func reportsWords(_ word: String) {
    check.finds(plist("NSAppleScriptEnabled", "1️⃣<string>\(word)</string>2️⃣"), at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsNestedKeysAndDeviceSuffixes() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSAllowsArbitraryLoads</key>
          1️⃣<string>YES</string>2️⃣
        </dict>
        <key>UIStatusBarHidden~ipad</key>
        3️⃣<string>NO</string>4️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func writesTheBoolean() {
    check.fixes(plist("LSUIElement", "<string>YES</string>"), to: plist("LSUIElement", "<true/>"))
    check.fixes(plist("LSUIElement", "<string>0</string>"), to: plist("LSUIElement", "<false/>"))
  }

  @Test func acceptsBooleansVariablesAndOtherWords() {
    check.accepts(plist("LSUIElement", "<true/>"))
    check.accepts(plist("LSUIElement", "<string>$(IS_AGENT)</string>"))
    check.accepts(plist("LSUIElement", "<string>maybe</string>"))
    check.accepts(plist("CFBundleName", "<string>YES</string>"))
    check.accepts(plist("OwnKey", "<string>YES</string>"))
  }

  @Test func acceptsWordsInTheOldStyleSyntax() {
    check.accepts("{ LSUIElement = YES; }")
  }

  private func plist(_ key: String, _ value: String) -> String {
    "<plist version=\"1.0\"><dict>\n  <key>\(key)</key>\n  \(value)\n</dict></plist>\n"
  }
}
