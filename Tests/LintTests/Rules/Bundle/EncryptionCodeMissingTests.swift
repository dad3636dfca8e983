import Testing

@testable import LintRules

@Suite struct EncryptionCodeMissingTests {
  private let check = RuleCheck(EncryptionCodeMissing.self)

  private func text(_ entries: String) -> String {
    "<plist><dict><key>CFBundlePackageType</key><string>APPL</string>\(entries)</dict></plist>"
  }

  @Test func reportsTheMissingCode() {
    let finding = check.finds(
      text("1️⃣<key>ITSAppUsesNonExemptEncryption</key>2️⃣<true/>"),
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(
      finding?.message
        == """
        ITSAppUsesNonExemptEncryption is true, but ITSEncryptionExportComplianceCode is missing: App Store Connect asks for \
        the documents with each build.
        """
    )
  }

  @Test func acceptsTheCodeAndExemptApps() {
    check.accepts(text("<key>ITSAppUsesNonExemptEncryption</key><false/>"))
    check.accepts(
      text(
        """
        <key>ITSAppUsesNonExemptEncryption</key><true/>
        <key>ITSEncryptionExportComplianceCode</key><string>x</string>
        """
      )
    )
  }
}
