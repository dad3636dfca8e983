import LintEngine
import LintFacts
import PropertyList

/// Reports device capabilities that an array lists more than once.
enum CapabilitiesDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-duplicate",
    severity: .warning,
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <string>arm64</string> </array>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    )
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // In a merge conflict both sides are listed; duplicate names in a dictionary are duplicate keys.
    guard !context.traits.hasConflict, let capabilities = RequiredCapabilities(entry, of: context.traits.bundle),
      capabilities.list.kind == .array
    else {
      return
    }
    var first: [String: Node] = [:]
    for item in capabilities.items {
      guard let earlier = first[item.name] else {
        first[item.name] = item.node
        continue
      }
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item.node)])],
        related: [RelatedPlace(.here(earlier.range), description.text("first", item.name))],
        isUnnecessary: true
      )
    }
  }
}
