import Testing

@testable import LintRules

@Suite struct PurposeStringWrongTypeTests {
  private let check = RuleCheck(PurposeStringWrongType.self)

  @Test(arguments: [
    "<true/>", "<integer>1</integer>", "<array/>", "<dict/>", "<date>2026-01-01T00:00:00Z</date>", "<data>AA==</data>",
  ])
  func reportsOtherTypes(_ value: String) {
    check.finds(
      "<plist><dict><key>NSCameraUsageDescription</key>1️⃣\(value)2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsOldStyleContainers() {
    check.finds(
      """
      {
        NSCameraUsageDescription = 1️⃣(Scan, Codes)2️⃣;
        NSLocationTemporaryUsageDescriptionDictionary = 3️⃣"Show your exact place."4️⃣;
      }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func takesTheOnlyTextOutOfAnArray() {
    check.fixes(
      """
      <plist version="1.0">
      <dict>
        <key>NSCameraUsageDescription</key>
        <array>
          <string>Scan &amp; count codes.</string>
        </array>
      </dict>
      </plist>
      """,
      to: """
        <plist version="1.0">
        <dict>
          <key>NSCameraUsageDescription</key>
          <string>Scan &amp; count codes.</string>
        </dict>
        </plist>
        """
    )
  }

  @Test func offersATextToBeChanged() throws {
    let findings = check.finds(
      "<plist><dict><key>NSSiriUsageDescription</key>1️⃣<false/>2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
    let fix = try #require(findings.first?.fixes.first)
    #expect(!fix.isSafe)
    #expect(fix.edits.first?.replacement.hasPrefix("<string>") == true)
  }

  @Test func acceptsStringsAndOtherKeys() {
    check.accepts(
      """
      { NSCameraUsageDescription = "Scan codes."; NSLocationTemporaryUsageDescriptionDictionary = { Walk = "Guide you."; };
        NSBonjourServices = ("_ipp._tcp"); Inner = { NSCameraUsageDescription = (); }; }
      """
    )
  }
}
