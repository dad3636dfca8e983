import LintEngine
import LintFacts
import PropertyList

/// Reports a list of device capabilities that is neither an array nor a dictionary.
enum CapabilitiesWrongType: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-wrong-type",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <string>arm64</string>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    ),
    appStoreCode: "ITMS-90361",
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard RequiredCapabilities.isKey(of: entry), let value = entry.value,
      let type = value.valueType, type != .array, type != .dictionary, !value.hasBuildVariable
    else { return }
    let wrap = Fix(description.text("array-around"), [context.editor.wrapInArray(value)])
    context.report(
      description,
      at: value.range,
      description.text("message", entry.name),
      fixes: value.kind == .string ? [wrap] : []
    )
  }
}
