import LintEngine
import LintFacts
import PropertyList

/// Reports items of the array of device capabilities that are not strings.
enum CapabilitiesArrayNonString: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-array-non-string",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <true/> </array>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle), capabilities.list.kind == .array
    else { return }
    for item in capabilities.list.children {
      guard let type = item.valueType, type != .string else { continue }
      context.report(
        description,
        at: item.range,
        description.text("message", entry.name, Words.kind(item.kind))
      )
    }
  }
}
