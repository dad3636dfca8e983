import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct StringsFormatSpecifierBrokenTests {
  private let check = RuleCheck(StringsFormatSpecifierBroken.self, file: "Localizable.strings")
  private let plural = RuleCheck(StringsFormatSpecifierBroken.self, file: "Localizable.stringsdict")

  @Test func reportsSpacesNumbersAndLookalikes() {
    check.finds(
      """
      "a" = "nach 1️⃣% @2️⃣";
      "b" = "3️⃣%1@4️⃣ of 5️⃣%2@6️⃣";
      "c" = "正在7️⃣％ld8️⃣個";
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣")]
    )
    plural.finds(
      "<plist><dict><key>k</key><dict><key>other</key><string>1️⃣％@2️⃣ &amp; so</string></dict></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func theFormsOfAPluralAreOneDefect() {
    let findings = plural.finds(
      """
      <plist><dict><key>k</key><dict>
        <key>one</key><string>1️⃣%1$2️⃣ 个</string><key>other</key><string>3️⃣%1$4️⃣ 个</string>
      </dict></dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(Set(findings.map(\.cause)).count == 1)
    let others = check.finds("a = \"1️⃣%1@2️⃣\"; b = \"3️⃣%1@4️⃣\";", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(Set(others.map(\.cause)).count == 2)
  }

  @Test func aSpaceIsOnlyAdvice() {
    let findings = check.finds("a = \"1️⃣% @2️⃣\"; b = \"3️⃣%1@4️⃣\";", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(findings.map(\.severity) == [.info, .warning])
  }

  @Test func putsTheSpecifierRight() {
    check.fixes("\"a\" = \"bis% @.\";", to: "\"a\" = \"bis %@.\";")
    check.fixes("\"a\" = \"%1@\\n\";", to: "\"a\" = \"%1$@\\n\";")
    plural.fixes(
      "<plist><dict><key>k</key><string>％d</string></dict></plist>",
      to: "<plist><dict><key>k</key><string>%d</string></dict></plist>"
    )
  }

  @Test func onlyLookalikesAreSafeToReplace() {
    let findings = check.finds("\"a\" = \"1️⃣% @2️⃣ 3️⃣％@4️⃣\";", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(findings.map { $0.fixes.map(\.isSafe) } == [[false], [true]])
  }

  @Test func acceptsSpecifiersAndPercentages() {
    check.accepts("\"a\" = \"%@ %1$@ %.1f%% 100 %% de 5％ 20%%\"; \"% @\" = \"key\"; b = (\"% @\"); c = ")
    check.accepts("\"b\" = \"100 % de 20%\";")
    RuleCheck(StringsFormatSpecifierBroken.self, file: "InfoPlist.strings").accepts("\"a\" = \"% @\";")
    RuleCheck(StringsFormatSpecifierBroken.self).accepts("<plist><dict><key>a</key><string>% @</string></dict></plist>")
  }

  @Test func oneArgumentHasOneType() {
    let finding = check.finds("\"k\" = \"%1$ld or 1️⃣%1$@2️⃣\";", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message.hasPrefix("Argument 1 is read as two types") == true)
    check.accepts("\"k\" = \"%1$@ or %1$@, %2$ld or %2$d\";")
  }

  @Test func aCatalogHasNoBytesOfCStrings() {
    let catalog = { (key: String) in
      """
      { "sourceLanguage": "en", "strings": { "\(key)": { "localizations": { "en": { "stringUnit": {
        "state": "translated", "value": "Bed 1️⃣%s2️⃣" } } } } }, "version": "1.0" }
      """
    }
    let check = RuleCheck(StringsFormatSpecifierBroken.self, file: "Localizable.xcstrings")
    check.finds(catalog("bed"), at: [("1️⃣", "2️⃣")])
    check.accepts(catalog("Bed %s").filter { !"1️⃣2️⃣".contains($0) })
  }

  /// Bug: a text that explains placeholders to users is formatted by nobody.
  @Test(arguments: [("“1️⃣%s2️⃣”", Severity.info), ("「1️⃣%s2️⃣」", .info), ("“1️⃣%s2️⃣ beds”", .warning), ("1️⃣%s2️⃣", .warning)])
  func quotedPlaceholdersAreInformation(_ text: String, _ severity: Severity) {
    #expect(check.finds("\"guide\" = \"Write \(text).\";", at: [("1️⃣", "2️⃣")]).first?.severity == severity)
  }

  @Test("bug: a text was said to be wrong to which the code passes the bytes of C strings")
  func bytesThatCodePassesAreInformation() {
    let code = { (argument: String) in
      "a.text = [NSString stringWithFormat:NSLocalizedString(@\"built\", @\"\"), \(argument)];\nchar *b = __TIME__;"
    }
    let severity = { (argument: String) in
      ProjectCheck(
        StringsFormatSpecifierBroken.self,
        file: "App/en.lproj/Localizable.strings",
        ExampleProject(.init("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")),
        ["App/Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.m": code(argument)]
      ).slowFindings(in: "\"built\" = \"Built: %s\";").map(\.severity)
    }
    #expect(severity("__DATE__") == [.info])
    #expect(severity("[name UTF8String]") == [.info])
    #expect(severity("name") == [.warning])
  }
}
