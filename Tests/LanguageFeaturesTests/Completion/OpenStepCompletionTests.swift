import Testing

@testable import LanguageFeatures

/// Keys and values in the old-style syntax, in complete and half-written text.
@Suite struct OpenStepCompletionTests {
  private let check = CompletionCheck()

  @Test func aBareKey() {
    check.accepts("CFBundleSpokenName", in: "{\n\tCFB1️⃣\n}", giving: "{\n\tCFBundleSpokenName = \"$1\";\n}")
  }

  @Test func aQuotedKey() {
    let proposal = check.accepts(
      "CFBundleSpokenName",
      in: "{\n\t\"CFB1️⃣\"\n}",
      giving: "{\n\t\"CFBundleSpokenName\" = \"$1\";\n}"
    )
    #expect(proposal?.filterText == "\"CFBundleSpokenName\"")
  }

  @Test func aKeyWithoutClosingQuote() {
    check.accepts(
      "CFBundleSpokenName",
      in: "{\n\t\"CFB1️⃣\n\t\"CFBundleVersion\" = \"1\";\n}",
      giving: "{\n\t\"CFBundleSpokenName\" = \"$1\";\n\t\"CFBundleVersion\" = \"1\";\n}"
    )
  }

  @Test func anEmptyPlace() {
    check.accepts(
      "CFBundleSpokenName",
      in: "{\n\tCFBundleVersion = 1;\n\t1️⃣\n}",
      giving: "{\n\tCFBundleVersion = 1;\n\tCFBundleSpokenName = \"$1\";\n}"
    )
  }

  @Test func insideBraces() {
    check.accepts("CFBundleSpokenName", in: "{1️⃣}", giving: "{CFBundleSpokenName = \"$1\";}")
  }

  @Test func aKeyWithItsValue() {
    check.accepts(
      "CFBundleSpokenName",
      in: "{\n\tCFBun1️⃣ = \"x\";\n}",
      giving: "{\n\tCFBundleSpokenName = \"x\";\n}"
    )
  }

  @Test func aKeyBeforeItsSemicolon() {
    check.accepts("CFBundleSpokenName", in: "{\n\tCFB1️⃣;\n}", giving: "{\n\tCFBundleSpokenName = \"$1\";\n}")
  }

  @Test func aKeyOnOneLine() {
    check.accepts(
      "UIUserInterfaceStyle",
      in: "{ UIU1️⃣ }",
      giving: "{ UIUserInterfaceStyle = \"${1:Automatic}\"; }"
    )
  }

  @Test func followsTheQuotesOfTheFile() {
    check.accepts(
      "CFBundleSpokenName",
      in: "{\n\t\"CFBundleVersion\" = 1;\n\tCFB1️⃣\n}",
      giving: "{\n\t\"CFBundleVersion\" = 1;\n\t\"CFBundleSpokenName\" = \"$1\";\n}"
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
      in: "{\n\tUIUserInterfaceStyle = 1️⃣\n\tCFBundleSpokenName = x;\n}",
      giving: "{\n\tUIUserInterfaceStyle = Dark;\n\tCFBundleSpokenName = x;\n}"
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

  @Test func theKeysOfTheLevel() {
    let labels = check.labels("{ CFBundleURLTypes = ( { CFB1️⃣ } ); }")
    #expect(labels.contains("CFBundleURLSchemes"))
    #expect(!labels.contains("CFBundleIdentifier"))
  }

  @Test func aDictionaryInAnArray() {
    let proposal = check.proposals("{\n\tCFB1️⃣\n}").first { $0.label == "CFBundleURLTypes" }
    let text = proposal?.edit.replacement ?? ""
    #expect(text.hasPrefix("CFBundleURLTypes = (\n\t\t{\n\t\t\tCFBundleURLName = \"${1:"))
    #expect(text.hasSuffix("CFBundleURLSchemes = (\n\t\t\t\t\"${2:myapp}\"\n\t\t\t);\n\t\t\\}\n\t);"))
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
