import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BundleIdentifierDiffersFromSettingTests {
  private let rule = BundleIdentifierDiffersFromSetting.self

  private func check(_ settings: String) -> ProjectCheck {
    ProjectCheck(rule, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
  }

  @Test func reportsADifference() {
    let finding = check("PRODUCT_BUNDLE_IDENTIFIER = org.b;").finds("{ CFBundleIdentifier = 1️⃣org.a2️⃣; }").first
    #expect(finding?.message == "The bundle identifier is “org.a”, but the build setting of App (Release) is “org.b”.")
    check("PRODUCT_BUNDLE_IDENTIFIER = org.b;").finds("{ CFBundleIdentifier = 1️⃣\"org.$(PRODUCT_NAME)\"2️⃣; }")
  }

  @Test func usesTheVariable() {
    check("PRODUCT_BUNDLE_IDENTIFIER = org.b;").fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key>
        <string>org.a</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsEqualAndUnknownValues() {
    check("PRODUCT_BUNDLE_IDENTIFIER = org.a;").accepts("{ CFBundleIdentifier = org.a; }")
    check("").accepts("{ CFBundleIdentifier = org.a; }")
    check("PRODUCT_BUNDLE_IDENTIFIER = \"$(ID)\";").accepts("{ CFBundleIdentifier = org.a; }")
    check("PRODUCT_BUNDLE_IDENTIFIER = org.b;").accepts("{ CFBundleIdentifier = \"$(ID)\"; }")
    RuleCheck(rule).accepts("{ CFBundleIdentifier = org.a; }")
  }

  @Test func anIdentifierThatAScriptFillsInIsNotCompared() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.a;"))
    let check = ProjectCheck(BundleIdentifierDiffersFromSetting.self, project)
    check.accepts("{ CFBundleIdentifier = \"__BUNDLE_ID__\"; }")
    check.accepts("{ CFBundleIdentifier = \"@ID@\"; }")
    check.finds("{ CFBundleIdentifier = 1️⃣org.b2️⃣; }")
  }
}
