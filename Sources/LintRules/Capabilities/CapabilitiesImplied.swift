import LintEngine
import LintFacts
import PropertyList

/// Reports required capabilities that every device has.
enum CapabilitiesImplied: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-implied",
    severity: .info,
    example: .plist(
      bad: """
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <string>wifi</string> </array>
        """,
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard let capabilities = RequiredCapabilities(entry, of: bundle), !bundle.isForOtherDevices else { return }
    for item in capabilities.items where item.isRequired {
      guard ImpliedCapabilities.contains(item.name, minimum: bundle.minimumMajorVersion) else { continue }
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name),
        fixes: [item.removal(context.editor)],
        isUnnecessary: true,
        cause: .run(item.name)
      )
    }
  }
}
