import Testing

@testable import LintRules

@Suite struct PurposeStringEmptyTests {
  private let check = RuleCheck(PurposeStringEmpty.self)

  @Test func reportsAnEmptyElement() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        1️⃣<string></string>2️⃣
        <key>NSMicrophoneUsageDescription</key>
        3️⃣<string/>4️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsAnEmptyTranslation() {
    let check = RuleCheck(PurposeStringEmpty.self, file: "InfoPlist.strings")
    let findings = check.finds(#"NSCameraUsageDescription = 1️⃣""2️⃣;"#, at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.warning])
    let old = check.finds(#"NSLocationAlwaysUsageDescription = 1️⃣""2️⃣;"#, at: [("1️⃣", "2️⃣")])
    #expect(old.map(\.severity) == [.info])
  }

  @Test func acceptsTextAndVariables() {
    check.accepts(
      """
      { NSCameraUsageDescription = "Scan the barcode of a product."; NSSiriUsageDescription = "$(SIRI_TEXT)"; Other = ""; }
      """
    )
  }

  @Test func templatesOfSystemExtensionsLeaveTheirKeyEmpty() {
    let findings = RuleCheck(PurposeStringEmpty.self)
      .finds("{ NSSystemExtensionUsageDescription = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
  }
}
