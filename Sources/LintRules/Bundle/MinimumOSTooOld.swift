import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps for a system version that App Store Connect will reject.
enum MinimumOSTooOld: DocumentRule {
  static let description = RuleDescription(
    id: "minimum-os-too-old",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>MinimumOSVersion</key> <string>13.0</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>MinimumOSVersion</key> <string>16.0</string>
        """
    ),
    appStoreCode: "ITMS-90068",
    references: [
      .apple("bundleresources/information-property-list/minimumosversion"),
      "https://github.com/SwiftOldDriver/iOS-Weekly/issues/5416",
    ]
  )
  static let subject = RuleSubject.keys("MinimumOSVersion", in: .infoPlist)

  static func check(_ document: Document, in context: inout RuleContext) {
    // Below 8 it is `minimum-os-in-plist` that speaks, and so it does in files that Xcode fills in.
    let bundle = context.traits.bundle
    guard bundle.isApp, bundle.isOnly(for: .iOS), let value = context.rootKeys.value(forKey: "MinimumOSVersion"),
      let text = value.literalText,
      let version = VersionNumber.major(text), (8..<15).contains(version), !BuiltInfoPlist.isSource(context.rootKeys)
    else { return }
    context.report(description, at: value.range, description.text("message", text))
  }
}
