import Testing

@testable import LintRules

@Suite struct BundleNameTooLongTests {
  private let check = RuleCheck(BundleNameTooLong.self)

  @Test func reports() {
    check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleName = 1️⃣\"Sixteen letters.\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; LSMinimumSystemVersion = 14.0; CFBundleSupportedPlatforms = (MacOSX); CFBundleDisplayName = x; CFBundleName = 1️⃣\"Sixteen letters.\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func accepts() {
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleName = \"Fifteen letters\"; }")
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDisplayName = x; CFBundleName = \"Sixteen letters.\"; }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleName = \"$(PRODUCT_NAME_OF_APP)\"; }"
    )
    check.accepts("{ CFBundlePackageType = FMWK; CFBundleName = \"Sixteen letters.\"; }")
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleName = \"Sixteen letters")
  }
}
