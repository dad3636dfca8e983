import Testing

@testable import LintRules

@Suite struct DisplayNameEmptyTests {
  private let check = RuleCheck(DisplayNameEmpty.self)

  @Test func reports() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDisplayName = 1️⃣\"\"2️⃣; CFBundleName = 3️⃣\" \"4️⃣; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map { $0.appStoreCode } == ["ITMS-90360", "ITMS-90784"] && findings.first?.severity == .error)
    let findings1 = check.finds(
      "{ CFBundleName = 1️⃣\"\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string></string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>$(PRODUCT_NAME)</string>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ CFBundleName = \"$(NAME)\"; CFBundleDisplayName = Cellar; }")
    check.accepts("{ CFBundlePackageType = BNDL; CFBundleName = \"\"; }")
    check.accepts("{ Inner = { CFBundleName = \"\"; }; }")
    check.accepts("{ CFBundleName = ")
  }
}
