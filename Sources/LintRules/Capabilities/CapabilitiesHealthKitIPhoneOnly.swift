import LintEngine
import LintFacts
import PropertyList

/// Reports `healthkit` as a requirement of apps that are for iPad as well.
enum CapabilitiesHealthKitIPhoneOnly: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-healthkit-iphone-only",
    severity: .info,
    example: .plist(
      bad: """
        <key>UIDeviceFamily</key> <array> <integer>1</integer> <integer>2</integer> </array>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <string>healthkit</string> </array>
        """,
      good: """
        <key>UIDeviceFamily</key> <array> <integer>1</integer> <integer>2</integer> </array>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>
        """
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle),
      let item = capabilities.items.first(where: { $0.name == "healthkit" && $0.isRequired }),
      context.traits.bundle.families.contains(2)
    else { return }
    context.report(
      description,
      at: item.node.range,
      description.text("message"),
      fixes: [item.removal(context.editor)]
    )
  }
}
