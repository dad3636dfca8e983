import Testing

@testable import LintRules

/// The keys and values of a `.stringsdict` are compared with the catalog, those that are texts or names are not.
@Suite struct StringsdictKeysTests {
  private static let file = "en.lproj/Localizable.stringsdict"

  /// Returns a table with one text that has one variable.
  private func table(_ variable: String, key: String = "%d items", name: String = "n") -> String {
    "<dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(name)@</string>"
      + "<key>\(name)</key><dict>\(variable)</dict></dict></dict>"
  }

  @Test func reportsAnUnknownRule() {
    RuleCheck(KeyInvalidValue.self, file: Self.file).finds(
      table("<key>NSStringFormatSpecTypeKey</key>1️⃣<string>NSStringPluralRule</string>2️⃣"),
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsTypesThatDoNotFit() {
    let check = RuleCheck(KeyWrongType.self, file: Self.file)
    check.finds(table("<key>other</key>1️⃣<integer>1</integer>2️⃣"), at: [("1️⃣", "2️⃣")])
    check.finds("<dict><key>k</key><dict><key>n</key>1️⃣<array/>2️⃣</dict></dict>", at: [("1️⃣", "2️⃣")])
    check.accepts(table("<key>other</key><string>%d</string>", key: "a/b", name: "other"))
  }

  @Test func reportsAMisspelledKeyOfAVariable() {
    let check = RuleCheck(KeyProbableTypo.self, file: Self.file)
    check.finds(table("1️⃣<key>NSStringFormatValueTypKey</key>2️⃣<string>d</string>"), at: [("1️⃣", "2️⃣")])
    check.accepts(table("<key>others</key><string/>"))
  }

  @Test(arguments: ["NSStringLocalizedFormatKy", "other", "others", "a/b", "", " ", "zero ", "[]", "*"])
  func keysThatAreTextsAreNotTypos(_ key: String) {
    for text in [table("<key>other</key><string>%d</string>", key: key), table("", name: key)] {
      RuleCheck(KeyProbableTypo.self, file: Self.file).accepts(text)
      RuleCheck(KeyWrongType.self, file: Self.file).accepts(text)
      RuleCheck(PlistKeyWhitespace.self, file: Self.file).accepts(text)
    }
  }
}
