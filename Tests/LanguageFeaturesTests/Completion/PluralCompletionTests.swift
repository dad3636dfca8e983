import Testing

@testable import LanguageFeatures

/// What is proposed in a `.stringsdict`.
@Suite struct PluralCompletionTests {
  private static let check = CompletionCheck("Localizable.stringsdict")

  /// A table with one text, whose dictionary holds `content`.
  private static func table(_ content: String, key: String = "%d items") -> String {
    """
    <plist version="1.0">
    <dict>
    \t<key>\(key)</key>
    \t<dict>
    \(content)
    \t</dict>
    </dict>
    </plist>

    """
  }

  private static let format = "\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@files@ in %#@folders@</string>"

  /// A table with one variable, whose dictionary holds `content`.
  private static func variable(_ content: String) -> String {
    table("\(format)\n\t\t<key>files</key>\n\t\t<dict>\n\(content)\n\t\t</dict>")
  }

  @Test func aWholeTextAtTheTop() {
    let text = "<plist version=\"1.0\">\n<dict>\n\t1️⃣\n</dict>\n</plist>\n"
    #expect(Self.check.firstFive(text).contains("Text with plural forms"))
    #expect(CompletionCheck("Localizable.stringsdict").labels(text).contains("NSStringLocalizedFormatKey") == false)
  }

  @Test(arguments: ["%d items", "a/b", "of 5 / of 7", "Hello, world.", "NSStringLocalizedFormatKey"])
  func keysOfAText(_ key: String) {
    let labels = Self.check.labels(Self.table("\t\t<key>1️⃣</key>", key: key))
    #expect(
      labels == [
        "NSStringLocalizedFormatKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
      ]
    )
  }

  @Test func variablesThatTheTextNames() {
    let text = Self.table(Self.format + "\n\t\t<key>files</key>\n\t\t<dict/>\n\t\t<key>1️⃣</key>")
    #expect(Self.check.labels(text).first == "folders")
    Self.check.accepts(
      "folders",
      in: Self.table("\(Self.format)\n\t\t<key>files</key>\n\t\t<dict/>\n\t\t<key>1️⃣</key>"),
      giving: Self.table(
        """
        \(Self.format)
        \t\t<key>files</key>
        \t\t<dict/>
        \t\t<key>folders</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>${1:d}</string>
        \t\t\t<key>one</key>
        \t\t\t<string>${2:%d item}</string>
        \t\t\t<key>other</key>
        \t\t\t<string>${3:%d items}</string>
        \t\t</dict>
        """
      )
    )
  }

  @Test(arguments: [
    ("en", ["other", "one", "zero", "two", "few", "many"]), ("ru", ["other", "one", "few", "many", "zero", "two"]),
    ("ja", ["other", "one", "zero", "two", "few", "many"]), ("ar", ["other", "one", "zero", "two", "few", "many"]),
    ("Base", ["other", "one", "zero", "two", "few", "many"]),
  ])
  func keysOfAVariable(_ language: String, _ forms: [String]) {
    let check = CompletionCheck("\(language).lproj/Localizable.stringsdict")
    let expected = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"] + forms
    #expect(check.labels(Self.variable("\t\t\t<key>1️⃣</key>")) == expected)
  }

  @Test func theFormsOfTheLanguage() {
    let check = CompletionCheck("pl.lproj/Localizable.stringsdict", usesSnippets: false)
    let text = "<plist version=\"1.0\">\n<dict>\n\t1️⃣\n</dict>\n</plist>\n"
    let proposal = check.proposals(text).first { $0.label == "Text with plural forms" }
    let forms = proposal?.edit.replacement.matches(of: /<key>(one|two|few|many|other)</).map { String($0.1) }
    #expect(forms == ["one", "few", "many", "other"])
  }

  @Test func aFormThatIsThereIsNotProposed() {
    let labels = Self.check.labels(Self.variable("\t\t\t<key>one</key>\n\t\t\t<string>x</string>\n\t\t\t<key>1️⃣</key>"))
    #expect(!labels.contains("one") && labels.contains("other"))
  }

  @Test func valuesOfTheRule() {
    let rule = Self.variable("\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>1️⃣</string>")
    #expect(Self.check.labels(rule) == ["NSStringPluralRuleType"])
    let type = Self.variable("\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>1️⃣</string>")
    #expect(Self.check.labels(type).prefix(3) == ["d", "u", "ld"])
  }

  @Test func devices() {
    let text = Self.table("\t\t<key>NSStringDeviceSpecificRuleType</key>\n\t\t<dict>\n\t\t\t<key>1️⃣</key>\n\t\t</dict>")
    let labels = Self.check.labels(text)
    #expect(labels.contains("iphone") && labels.contains("mac") && labels.contains("other"))
  }

  @Test func theOldSyntax() {
    let labels = Self.check.labels("{\n\t\"%d items\" = {\n\t\tcount = {\n\t\t\t1️⃣\n\t\t};\n\t};\n}\n")
    #expect(labels.prefix(3) == ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey", "other"])
  }
}
