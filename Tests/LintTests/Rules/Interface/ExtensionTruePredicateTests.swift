import Testing

@testable import LintRules

@Suite struct ExtensionTruePredicateTests {
  private let check = RuleCheck(ExtensionTruePredicate.self)

  @Test func reports() {
    check.finds(
      "{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = 1️⃣TRUEPREDICATE2️⃣; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionAttributes</key>
          <dict>
            <key>NSExtensionActivationRule</key>
            <string>TRUEPREDICATE</string>
          </dict>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>NSExtensionActivationRule</key>
              <dict>
                <key>NSExtensionActivationSupportsText</key>
                <true/>
                <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
                <integer>1</integer>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = \"SUBQUERY(extensionItems, $i, TRUEPREDICATE).@count > 0\"; }; }; }"
    )
    check.accepts(
      "{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = { NSExtensionActivationSupportsText = YES; }; }; }; }"
    )
    check.accepts("{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = \"$(RULE)\"; }; }; }")
    check.accepts("{ NSExtensionActivationRule = TRUEPREDICATE; }")
    check.accepts("{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = ")
  }
}
