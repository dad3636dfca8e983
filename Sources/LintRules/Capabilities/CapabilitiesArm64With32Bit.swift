import LintEngine
import LintFacts
import PropertyList

/// Reports `arm64` as a requirement of apps for systems that run on 32-bit devices as well.
enum CapabilitiesArm64With32Bit: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-arm64-with-32-bit",
    severity: .warning,
    example: .plist(
      bad: """
        <key>MinimumOSVersion</key> <string>10.0</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>
        """,
      good: """
        <key>MinimumOSVersion</key> <string>13.0</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>
        """
    ),
    appStoreCode: "ITMS-90503",
    references: ["https://github.com/flutter/flutter/issues/53803"]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle) else { return }
    let bundle = context.traits.bundle
    // Apple TV, Apple Watch and Apple Vision count their versions from another start.
    guard let minimum = bundle.minimumMajorVersion, minimum < 11, !bundle.isForOtherDevices else { return }
    for item in capabilities.items where item.name == "arm64" && item.isRequired {
      context.report(
        description,
        at: item.node.range,
        description.text("message", "\(minimum)"),
        fixes: [item.removal(context.editor)]
      )
    }
  }
}
