import Testing

@testable import LanguageFeatures

/// Keys and values in the old-style syntax, in complete and half-written text.
@Suite struct OpenStepCompletionTests {
  private let check = CompletionCheck()

  @Test func aBareKey() {
    check.accepts("CFBundleName", in: "{\n\tCFB1️⃣\n}", giving: "{\n\tCFBundleName = \"$1\";\n}")
  }

  @Test func aQuotedKey() {
    let proposal = check.accepts(
      "CFBundleName",
      in: "{\n\t\"CFB1️⃣\"\n}",
      giving: "{\n\t\"CFBundleName\" = \"$1\";\n}"
    )
    #expect(proposal?.filterText == "\"CFBundleName\"")
  }

  @Test func aKeyWithoutClosingQuote() {
    check.accepts(
      "CFBundleName",
      in: "{\n\t\"CFB1️⃣\n\t\"CFBundleVersion\" = \"1\";\n}",
      giving: "{\n\t\"CFBundleName\" = \"$1\";\n\t\"CFBundleVersion\" = \"1\";\n}"
    )
  }

  @Test func anEmptyPlace() {
    check.accepts(
      "CFBundleName",
      in: "{\n\tCFBundleVersion = 1;\n\t1️⃣\n}",
      giving: "{\n\tCFBundleVersion = 1;\n\tCFBundleName = \"$1\";\n}"
    )
  }

  @Test func insideBraces() {
    check.accepts("CFBundleName", in: "{1️⃣}", giving: "{CFBundleName = \"$1\";}")
  }

  @Test func aKeyWithItsValue() {
    check.accepts(
      "CFBundleName",
      in: "{\n\tCFBun1️⃣ = \"x\";\n}",
      giving: "{\n\tCFBundleName = \"x\";\n}"
    )
  }

  @Test func aKeyBeforeItsSemicolon() {
    check.accepts("CFBundleName", in: "{\n\tCFB1️⃣;\n}", giving: "{\n\tCFBundleName = \"$1\";\n}")
  }

  @Test func aKeyOnOneLine() {
    check.accepts(
      "UIUserInterfaceStyle",
      in: "{ UIU1️⃣ }",
      giving: "{ UIUserInterfaceStyle = \"${1|Automatic,Light,Dark|}\"; }"
    )
  }

  @Test func followsTheQuotesOfTheFile() {
    check.accepts(
      "CFBundleName",
      in: "{\n\t\"CFBundleVersion\" = 1;\n\tCFB1️⃣\n}",
      giving: "{\n\t\"CFBundleVersion\" = 1;\n\t\"CFBundleName\" = \"$1\";\n}"
    )
  }

  @Test func aBareValue() {
    check.accepts(
      "Dark",
      in: "{\n\tUIUserInterfaceStyle = D1️⃣;\n}",
      giving: "{\n\tUIUserInterfaceStyle = Dark;\n}"
    )
  }

  @Test func aValueWithoutSemicolon() {
    check.accepts(
      "Dark",
      in: "{\n\tUIUserInterfaceStyle = 1️⃣\n\tCFBundleName = x;\n}",
      giving: "{\n\tUIUserInterfaceStyle = Dark;\n\tCFBundleName = x;\n}"
    )
  }

  @Test func aQuotedValue() {
    check.accepts(
      "Dark",
      in: "{\n\tUIUserInterfaceStyle = \"D1️⃣\";\n}",
      giving: "{\n\tUIUserInterfaceStyle = \"Dark\";\n}"
    )
  }

  @Test func aValueWithoutClosingQuote() {
    check.accepts(
      "Dark",
      in: "{\n\tUIUserInterfaceStyle = \"D1️⃣\n}",
      giving: "{\n\tUIUserInterfaceStyle = \"Dark\";\n}"
    )
  }

  @Test func aBoolean() {
    check.accepts("YES", in: "{\n\tUIFileSharingEnabled = 1️⃣;\n}", giving: "{\n\tUIFileSharingEnabled = YES;\n}")
  }

  @Test func anItem() {
    check.accepts(
      "location",
      in: "{ UIBackgroundModes = (audio, loc1️⃣); }",
      giving: "{ UIBackgroundModes = (audio, location); }"
    )
    #expect(!check.labels("{ UIBackgroundModes = (audio, 1️⃣); }").contains("audio"))
  }

  @Test func anItemWithDash() {
    check.accepts(
      "remote-notification",
      in: "{ UIBackgroundModes = (\n\t\t\"rem1️⃣\"\n\t);\n}",
      giving: "{ UIBackgroundModes = (\n\t\t\"remote-notification\"\n\t);\n}"
    )
  }

  @Test(arguments: ["{ /* CFB1️⃣ */ }", "{ // CFB1️⃣\n}", "{ a = b 1️⃣; }", "{ a = b; } 1️⃣"])
  func isSilent(_ text: String) {
    check.isSilent(text)
  }

  // MARK: Tables

  @Test func offersLocalizableKeysInTables() {
    let check = CompletionCheck("InfoPlist.strings")
    check.accepts(
      "NSCameraUsageDescription",
      in: "/* names */\n\"CFBundleName\" = \"App\";\n\"NSC1️⃣",
      giving: "/* names */\n\"CFBundleName\" = \"App\";\n\"NSCameraUsageDescription\" = \"$1\";"
    )
    let labels = check.labels("\"CFBundleName\" = \"App\";\n1️⃣")
    #expect(labels.contains("CFBundleDisplayName"))
    #expect(!labels.contains("CFBundleName"))
    #expect(!labels.contains("CFBundleVersion"))
  }

  @Test func offersKeysInEmptyTables() {
    CompletionCheck("InfoPlist.strings").accepts(
      "NSCameraUsageDescription",
      in: "1️⃣",
      giving: "\"NSCameraUsageDescription\" = \"$1\";"
    )
  }
}
