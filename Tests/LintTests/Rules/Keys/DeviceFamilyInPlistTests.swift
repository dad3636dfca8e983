import Testing

@testable import LintRules

@Suite struct DeviceFamilyInPlistTests {
  private let check = RuleCheck(DeviceFamilyInPlist.self)

  @Test func reportsTheKeyInFilesThatXcodeFillsIn() {
    let findings = check.finds(
      "{ CFBundleExecutable = \"$(EXECUTABLE_NAME)\"; 1️⃣UIDeviceFamily2️⃣ = (1, 2); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.isUnnecessary == true)
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME)</string>
        <key>UIDeviceFamily</key>
        <array>
          <integer>1</integer>
        </array>
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

  @Test func acceptsFilesOfOtherToolsAndBuiltOnes() {
    check.accepts("{ CFBundleIdentifier = org.example.cellar; UIDeviceFamily = (1, 2); XSAppIconAssets = Icons; }")
    check.accepts("{ CFBundleIdentifier = \"$(ID)\"; DTXcode = 1500; UIDeviceFamily = (1); }")
    check.accepts("{ CFBundleIdentifier = \"$(ID)\"; Inner = { UIDeviceFamily = (1); }; }")
  }
}
