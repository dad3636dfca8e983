import Testing

@testable import LintRules

@Suite struct PackageTypeNotFourCharactersTests {
  private let check = RuleCheck(PackageTypeNotFourCharacters.self)

  @Test func reportsCodesOfAnotherLength() {
    check.finds(
      "{ CFBundlePackageType = 1️⃣WatchOS2️⃣; CFBundleSignature = 3️⃣\"\"4️⃣; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.finds(
      "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key>1️⃣<string>APPL </string>2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsFourCharactersVariablesAndOtherPlaces() {
    check.accepts("{ CFBundlePackageType = \"XPC!\"; CFBundleSignature = \"AB  \"; }")
    check.accepts("{ CFBundlePackageType = \"$(PRODUCT_BUNDLE_PACKAGE_TYPE)\"; Inner = { CFBundleSignature = x; }; }")
    check.accepts("<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><integer>4</integer></dict></plist>")
  }
}
