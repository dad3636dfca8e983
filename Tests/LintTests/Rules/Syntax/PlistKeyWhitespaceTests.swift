import Testing

@testable import LintRules

@Suite struct PlistKeyWhitespaceTests {
  private let check = RuleCheck(PlistKeyWhitespace.self)

  @Test func reportsAndTrimsAKey() {
    check.finds("{ 1️⃣\"CFBundleName \"2️⃣ = a; }", at: [("1️⃣", "2️⃣")])
    check.fixes("<dict><key> CFBundleName\n</key><string/></dict>", to: "<dict><key>CFBundleName</key><string/></dict>")
  }

  @Test func acceptsOtherKeysAndFiles() {
    check.accepts("<dict><key>Full name</key><string/><key> </key><string/></dict>")
    RuleCheck(PlistKeyWhitespace.self, file: "Words.plist").accepts("{ \"a \" = b; }")
    RuleCheck(PlistKeyWhitespace.self, file: "Localizable.stringsdict").accepts("{ \"%d of \" = { \"a \" = {}; }; }")
    RuleCheck(PlistKeyWhitespace.self, file: "Localizable.strings").accepts("\"a \" = \"b\";")
  }
}
