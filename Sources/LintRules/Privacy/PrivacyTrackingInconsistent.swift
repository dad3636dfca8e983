import LintEngine
import ProjectFiles
import PropertyList

/// Reports tracking domains of something that declares not to track.
enum PrivacyTrackingInconsistent: DocumentRule {
  static let description = RuleDescription(
    id: "privacy-tracking-inconsistent",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyTracking</key> <false/>
        <key>NSPrivacyTrackingDomains</key> <array> <string>ads.example.com</string> </array>
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
    guard let domains = context.rootKeys.entry(forKey: "NSPrivacyTrackingDomains"), let key = domains.key,
      domains.value?.kind == .array, domains.value?.children.isEmpty == false
    else { return }
    let tracking = context.rootKeys.value(forKey: "NSPrivacyTracking")
    guard tracking?.kind != .true, tracking.flatMap({ $0.stringValue }).map(BuildVariable.occurs) != true else {
      return
    }
    var fixes: [Fix] = []
    if let tracking {
      fixes.append(
        Fix(description.text("set"), [context.editor.replace(tracking, with: .boolean(true))], needsDecision: true)
      )
    } else if let root = document.rootDictionary {
      fixes.append(
        Fix(
          description.text("insert", "NSPrivacyTracking"),
          [context.editor.insertEntry("NSPrivacyTracking", .boolean(true), into: root)],
          needsDecision: true
        )
      )
    }
    fixes.append(
      Fix(
        description.text("remove", "NSPrivacyTrackingDomains"),
        [context.editor.removeEntry(domains)],
        needsDecision: true
      )
    )
    context.report(description, at: key.range, description.text("message"), fixes: fixes)
  }
}
