import Testing

@testable import LintRules

@Suite struct BundleIdentifierInvalidTests {
  private let check = RuleCheck(BundleIdentifierInvalid.self)

  @Test func reportsOtherCharacters() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleIdentifier = 1️⃣\"org.example.a_b\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error)
    let findings1 = check.finds(
      "{ CFBundleIdentifier = 1️⃣\"org.exämple\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
  }

  @Test func replacesOtherCharactersWithHyphens() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key>
        <string>org.example.a b</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.a-b</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsValidIdentifiersAndVariables() {
    check.accepts("{ CFBundleIdentifier = \"org.example.Cellar-2\"; }")
    check.accepts("{ CFBundleIdentifier = \"org.$(NAME)_x\"; }")
    check.accepts("{ CFBundleIdentifier = \"@ID@_x\"; }")
    check.accepts("{ CFBundleIdentifier = \"\"; }")
    check.accepts("{ Inner = { CFBundleIdentifier = a_b; }; }")
    check.accepts("{ CFBundleIdentifier = ")
  }

  @Test func acceptsPlaceholdersOfOtherTools() {
    RuleCheck(BundleIdentifierInvalid.self).accepts("{ CFBundleIdentifier = \"org.example.##TEAM##.cellar\"; }")
  }

  @Test func aNameThatAScriptFillsInIsUnknown() {
    for text in ["APP_PACKAGE_NAME", "@@BUNDLE_ID@@", "__BUNDLE_ID__", "org.example.{{name}}", "@BUNDLE_ID@"] {
      check.accepts("{ CFBundleIdentifier = \"\(text)\"; CFBundlePackageType = APPL; }")
    }
    check.finds(
      "{ CFBundleIdentifier = 1️⃣\"org.example.MY_APP\"2️⃣; CFBundlePackageType = APPL; }",
      at: [("1️⃣", "2️⃣")]
    )
  }
}
