import LintEngine
import LintFacts
import PropertyList

/// Reports items of the array of device capabilities that are no strings.
enum CapabilitiesArrayNonString: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-array-non-string",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>arm64</string>
            <true/>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>arm64</string>
          </array>
        </dict></plist>
        """
    ),
    references: [capabilitiesPage]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry), capabilities.list.kind == .array else { return }
    for item in capabilities.list.children {
      guard let type = item.valueType, type != .string else { continue }
      context.report(
        description,
        at: item.range,
        description.text("message", entry.name, type.description)
      )
    }
  }
}
