import Testing

@testable import LintRules

@Suite struct PlistValueWhitespaceTests {
  private let check = RuleCheck(PlistValueWhitespace.self)

  @Test func reportsAndTrimsAnItem() {
    check.finds("{ UIBackgroundModes = (audio, 1️⃣\"fetch \"2️⃣); }", at: [("1️⃣", "2️⃣")])
    check.fixes("{ CFBundleIdentifier = \" com.example.app\"; }", to: "{ CFBundleIdentifier = \"com.example.app\"; }")
  }

  @Test func acceptsAPredicateOverSeveralLines() {
    check.accepts(
      "{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = \"\n SUBQUERY (x)\n\"; }; }; }"
    )
  }

  @Test func acceptsAnOSTypeFilledUpWithSpaces() {
    check.accepts(
      "{ UTExportedTypeDeclarations = ({ UTTypeTagSpecification = { \"com.apple.ostype\" = (\"spf \"); }; }); }"
    )
    check.accepts(
      "{ UTImportedTypeDeclarations = ({ UTTypeTagSpecification = { \"com.apple.ostype\" = \"TEX \"; }; }); }"
    )
  }

  @Test func acceptsTheTextsOfATable() {
    let check = RuleCheck(PlistValueWhitespace.self, file: "Localizable.stringsdict")
    check.accepts("{ k = { NSStringLocalizedFormatKey = \"%#@n@ \"; n = { other = \"%d \"; }; }; }")
  }

  @Test func acceptsTextsAndCodes() {
    check.accepts("{ NSCameraUsageDescription = \"Scan codes. \"; CFBundleDisplayName = \" Notes\"; Unknown = \" \"; }")
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeOSTypes = (\"spf \"); }); CFBundleSignature = \"ab  \"; }")
  }
}
