import Testing

@testable import LintRules

@Suite struct DisplayNameEmptyTests {
  private let check = RuleCheck(DisplayNameEmpty.self)

  @Test func reportsEmptyAndBlankNames() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDisplayName = 1️⃣\"\"2️⃣; CFBundleName = 3️⃣\" \"4️⃣; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.appStoreCode) == ["ITMS-90360", "ITMS-90784"])
    #expect(findings.map(\.severity) == [.info, .info])
  }

  @Test func insertsTheProductName() {
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

  @Test func acceptsNamesAndResourceBundles() {
    check.accepts("{ CFBundleName = \"$(NAME)\"; CFBundleDisplayName = Cellar; }")
    check.accepts("{ CFBundlePackageType = BNDL; CFBundleName = \"\"; }")
    check.accepts("{ Inner = { CFBundleName = \"\"; }; }")
    check.accepts("{ CFBundleName = ")
  }
}
