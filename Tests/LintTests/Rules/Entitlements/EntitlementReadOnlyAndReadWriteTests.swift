import Testing

@testable import LintRules

@Suite struct EntitlementReadOnlyAndReadWriteTests {
  private let check = RuleCheck(EntitlementReadOnlyAndReadWrite.self, file: "App.entitlements")

  @Test func reportsTheNarrowerRight() {
    check.finds(
      """
      <plist version="1.0"><dict>
        1️⃣<key>com.apple.security.files.downloads.read-only</key>2️⃣
        <true/>
        <key>com.apple.security.files.downloads.read-write</key>
        <true/>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesIt() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.files.downloads.read-only</key>
        <true/>
        <key>com.apple.security.files.downloads.read-write</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>com.apple.security.files.downloads.read-write</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOneOfThem() {
    check.accepts("<plist><dict><key>com.apple.security.files.downloads.read-only</key><true/></dict></plist>")
    check.accepts(
      "<plist><dict><key>com.apple.security.a.read-only</key><false/><key>com.apple.security.a.read-write</key><true/></dict></plist>"
    )
  }
}
