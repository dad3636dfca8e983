import Testing

@testable import LintRules

@Suite struct MinimumOSTooOldTests {
  private let check = RuleCheck(MinimumOSTooOld.self)

  @Test func reports() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; MinimumOSVersion = 1️⃣12.02️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90068")
  }

  @Test func accepts() {
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; MinimumOSVersion = 15.0; }")
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; MinimumOSVersion = \"$(TARGET)\"; }")
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleName = \"$(N)\"; MinimumOSVersion = 12.0; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; MinimumOSVersion = 7.0; }")
    check.accepts("{ MinimumOSVersion = 12.0; }")
    check.accepts("{ WKApplication = YES; MinimumOSVersion = 8.0; }")
  }
}
