import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports a lone string under a key whose value is a list.
enum PlistMissingArray: EntryRule {
  static let description = RuleDescription(
    id: "plist-missing-array",
    severity: .warning,
    premises: [.fileKind],
    refusedBy: [.reader],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <string>audio</string>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>"
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // The list of device capabilities has a rule of its own.
    guard !RequiredCapabilities.isKey(of: entry), let info = entry.info, !info.isDoubtful, info.types.contains(.array),
      !info.types.contains(.string),
      info.elementTypes.isEmpty || info.elementTypes.contains(.string), let value = entry.value, value.kind == .string,
      let text = value.stringValue, !BuildVariable.occurs(in: text)
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", entry.name, String(text.prefix(40))),
      // App Store Connect rejects a privacy manifest with it; others ignore the value.
      severity: entry.domain == .privacyManifest ? .error : nil,
      appStoreCode: entry.domain == .privacyManifest ? entry.domain.info.wrongTypeCode : nil,
      fixes: [Fix(description.text("array-around"), [context.editor.wrapInArray(value)])]
    )
  }
}
