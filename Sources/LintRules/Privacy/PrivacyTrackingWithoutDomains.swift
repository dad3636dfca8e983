import AppProject
import LintEngine
import PropertyList

/// Reports tracking with an empty list of domains.
enum PrivacyTrackingWithoutDomains: DocumentRule {
  static let description = RuleDescription(
    id: "privacy-tracking-without-domains",
    severity: .error,
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <true/>
          <key>NSPrivacyTrackingDomains</key>
          <array/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <true/>
          <key>NSPrivacyTrackingDomains</key>
          <array>
            <string>ads.example.com</string>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-91064",
    references: ["https://developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest"]
  )

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind == .privacyManifest, context.rootKeys.value(forKey: "NSPrivacyTracking")?.kind == .true,
      let domains = context.rootKeys.value(forKey: "NSPrivacyTrackingDomains"), domains.kind == .array,
      domains.children.isEmpty
    else { return }
    context.report(description, at: domains.range, description.text("message"))
  }
}
