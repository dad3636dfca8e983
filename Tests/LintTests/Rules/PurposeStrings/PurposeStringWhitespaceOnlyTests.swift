import Testing

@testable import LintRules

@Suite struct PurposeStringWhitespaceOnlyTests {
  private let check = RuleCheck(PurposeStringWhitespaceOnly.self)

  @Test func reportsBlankText() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        1️⃣<string>
          \t</string>2️⃣
        <key>NSMicrophoneUsageDescription</key>
        3️⃣<string>&#160;</string>4️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsABlankTranslation() {
    let check = RuleCheck(PurposeStringWhitespaceOnly.self, file: "InfoPlist.strings")
    check.finds(#""NSCameraUsageDescription" = 1️⃣" \n\U3000"2️⃣;"#, at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsTextEmptyTextAndOtherKeys() {
    check.accepts(
      """
      { NSCameraUsageDescription = " Scan codes "; NSSiriUsageDescription = ""; NSContactsUsageDescription = "$(TEXT)";
        CFBundleName = " "; Inner = { NSCameraUsageDescription = " "; }; }
      """
    )
  }
}
