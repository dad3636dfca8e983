import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports required capabilities of the time before iOS 11.
enum CapabilitiesArmv7Outdated: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-armv7-outdated",
    severity: .info,
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>armv7</string> </array>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    ),
    references: [capabilitiesPage, "https://github.com/react-native-tvos/react-native-tvos/issues/50"]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle) else { return }
    let minimum = context.traits.bundle.minimumMajorVersion
    for item in capabilities.items where item.isRequired {
      switch item.name {
      case "armv6": break
      case "armv7", "armv7s":
        // A file that supports 32-bit devices may require their code.
        if let minimum, minimum < 11 { continue }
      case "opengles-1", "opengles-2":
        guard let minimum, minimum >= 11 else { continue }
      default: continue
      }
      report(item, capabilities, in: &context)
    }
  }

  private static func report(
    _ item: RequiredCapabilities.Item,
    _ capabilities: RequiredCapabilities,
    in context: inout RuleContext
  ) {
    let isProcessor = item.name.hasPrefix("arm")
    let isReplaced = isProcessor && !capabilities.items.contains { $0.name == "arm64" }
    let message = isProcessor ? description.text("processor", item.name) : description.text("graphics", item.name)
    let fix = isReplaced ? item.renaming(to: "arm64", context.editor) : item.removal(context.editor)
    context.report(description, at: item.node.range, message, fixes: [fix], isDeprecated: true, cause: .run(item.name))
  }
}
