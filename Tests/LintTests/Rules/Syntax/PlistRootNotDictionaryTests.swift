import Testing

@testable import LintRules

@Suite struct PlistRootNotDictionaryTests {
  private let check = RuleCheck(PlistRootNotDictionary.self)

  @Test func reportsOtherRoots() {
    check.finds("<plist>1️⃣<array>2️⃣</array></plist>", at: [("1️⃣", "2️⃣")])
    check.finds("<plist>1️⃣<string>2️⃣x</string></plist>", at: [("1️⃣", "2️⃣")])
    check.finds("1️⃣(2️⃣ a )", at: [("1️⃣", "2️⃣")])
    RuleCheck(PlistRootNotDictionary.self, file: "Localizable.strings").finds("1️⃣\"2️⃣title\"", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsDictionaries() {
    check.accepts("<plist><dict/></plist>")
    check.accepts("{ a = 1; }")
    check.accepts("")
  }

  @Test func acceptsAnyRootInOtherFiles() {
    RuleCheck(PlistRootNotDictionary.self, file: "Colors.plist").accepts("<plist><array/></plist>")
  }
}
