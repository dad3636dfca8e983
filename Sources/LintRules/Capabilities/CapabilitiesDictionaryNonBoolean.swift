import LintEngine
import LintFacts
import PropertyList

/// Reports values in the dictionary of device capabilities that are not Booleans.
enum CapabilitiesDictionaryNonBoolean: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-dictionary-non-boolean",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <dict> <key>telephony</key> <string>YES</string> </dict>",
      good: "<key>UIRequiredDeviceCapabilities</key> <dict> <key>telephony</key> <true/> </dict>"
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle),
      capabilities.list.kind == .dictionary
    else { return }
    for capability in capabilities.list.entries {
      guard let name = capability.name, let value = capability.value, let type = value.valueType, type != .boolean,
        !value.hasBuildVariable
      else { continue }
      let boolean = value.stringValue.flatMap(BooleanText.value)
      // The old-style syntax has words for Booleans only.
      if context.traits.format == .openStep, boolean != nil { continue }
      let fix = boolean.map {
        Fix(description.text("replace-bare", "<\($0)/>"), [context.editor.replace(value, with: .boolean($0))])
      }
      context.report(
        description,
        at: value.range,
        description.text("message", name, Words.kind(value.kind)),
        fixes: fix.map { [$0] } ?? []
      )
    }
  }
}
