import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports capabilities that no Apple Vision has, in apps for Apple Vision alone.
enum CapabilitiesUnavailablePlatform: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-unavailable-platform",
    severity: .warning,
    refusedBy: [.installer],
    example: .plist(
      bad: """
        <key>UIDeviceFamily</key> <array> <integer>7</integer> </array>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <string>telephony</string> </array>
        """,
      good: """
        <key>UIDeviceFamily</key> <array> <integer>7</integer> </array>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>
        """
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle),
      context.traits.bundle.isOnly(for: .visionOS)
    else { return }
    for item in capabilities.items where item.isRequired {
      guard let known = KeyCatalog.deviceCapability(item.name), !known.isDoubtful, known.availableOnVisionOS == false
      else { continue }
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name),
        fixes: [item.removal(context.editor)]
      )
    }
  }
}
