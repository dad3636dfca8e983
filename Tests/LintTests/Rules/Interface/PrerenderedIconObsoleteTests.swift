import Testing

@testable import LintRules

@Suite struct PrerenderedIconObsoleteTests {
  private let check = RuleCheck(PrerenderedIconObsolete.self)

  @Test func reports() {
    check.finds(
      "{ 1️⃣UIPrerenderedIcon2️⃣ = YES; CFBundleIcons = { CFBundlePrimaryIcon = { 3️⃣UIPrerenderedIcon4️⃣ = YES; }; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>x</string>
        <key>UIPrerenderedIcon</key>
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
    check.accepts("{ Inner = { UIPrerenderedIcon = YES; }; }")
    check.accepts("{ UIPre")
  }
}
