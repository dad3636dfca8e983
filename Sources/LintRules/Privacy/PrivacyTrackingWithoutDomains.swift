import LintEngine
import ProjectFiles
import PropertyList

/// Reports tracking with an empty list of domains.
enum PrivacyTrackingWithoutDomains: DocumentRule {
  static let description = RuleDescription(
    id: "privacy-tracking-without-domains",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyTracking</key> <true/>
        <key>NSPrivacyTrackingDomains</key> <array/>
        """,
      good: """
        <key>NSPrivacyTracking</key> <true/>
        <key>NSPrivacyTrackingDomains</key> <array> <string>ads.example.com</string> </array>
        """
    ),
    appStoreCode: "ITMS-91064",
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys("NSPrivacyTracking", "NSPrivacyTrackingDomains", in: .privacyManifest)

  static func check(_ document: Document, in context: inout RuleContext) {
    guard context.rootKeys.value(forKey: "NSPrivacyTracking")?.kind == .true,
      let domains = context.rootKeys.value(forKey: "NSPrivacyTrackingDomains"), domains.kind == .array,
      domains.children.isEmpty
    else { return }
    context.report(description, at: domains.range, description.text("message"))
  }
}
