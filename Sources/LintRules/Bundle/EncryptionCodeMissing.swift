import LintEngine
import ProjectFiles
import PropertyList

/// Reports apps with non-exempt encryption that do not name the papers for it.
enum EncryptionCodeMissing: DocumentRule {
  static let description = RuleDescription(
    id: "encryption-code-missing",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>ITSAppUsesNonExemptEncryption</key> <true/>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>ITSAppUsesNonExemptEncryption</key> <true/>
        <key>ITSEncryptionExportComplianceCode</key> <string>0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9</string>
        """
    ),
    references: [.apple("bundleresources/information-property-list/itsencryptionexportcompliancecode")]
  )
  static let subject = RuleSubject.keys(uses, code, in: .infoPlist)

  private static let uses = "ITSAppUsesNonExemptEncryption"
  private static let code = "ITSEncryptionExportComplianceCode"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.isApp, let entry = context.rootKeys.entry(forKey: uses),
      let key = entry.key, entry.value?.kind == .true, !context.rootKeys.contains(code)
    else { return }
    context.report(description, at: key.range, description.text("message", uses, code))
  }
}
