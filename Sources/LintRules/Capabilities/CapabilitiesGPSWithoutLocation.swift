import LintEngine
import LintFacts
import PropertyList

/// Reports `gps` without `location-services`.
enum CapabilitiesGPSWithoutLocation: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-gps-without-location",
    severity: .warning,
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>gps</string> </array>",
      good: """
        <key>UIRequiredDeviceCapabilities</key> <array>
          <string>gps</string>
          <string>location-services</string>
        </array>
        """
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle),
      let gps = capabilities.items.first(where: { $0.name == "gps" && $0.isRequired }),
      !capabilities.items.contains(where: { $0.name == "location-services" })
    else { return }
    context.report(
      description,
      at: gps.node.range,
      description.text("message"),
      fixes: [capabilities.insertion(of: "location-services", context.editor)]
    )
  }
}
