import Testing

@testable import LintRules

@Suite struct NewsstandObsoleteTests {
  private let check = RuleCheck(NewsstandObsolete.self)

  @Test func reports() {
    check.finds(
      "{ 1️⃣UINewsstandApp2️⃣ = YES; CFBundleIcons = { 3️⃣UINewsstandIcon4️⃣ = {}; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>x</string>
        <key>UINewsstandApp</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>x</string>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ UINewsstandIcon = {}; }")
    check.accepts("{ UINews")
  }
}
