import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purposes for temporary full accuracy that are not a text.
enum LocationTemporaryEntryInvalid: EntryRule {
  static let description = RuleDescription(
    id: "location-temporary-entry-invalid",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSLocationTemporaryUsageDescriptionDictionary</key> <dict>
          <key>Navigation</key> <string></string>
        </dict>
        """,
      good: """
        <key>NSLocationTemporaryUsageDescriptionDictionary</key> <dict>
          <key>Navigation</key> <string>Guide you turn by turn with your exact location.</string>
        </dict>
        """
    ),
    references: [.apple("bundleresources/information-property-list/nslocationtemporaryusagedescriptiondictionary")]
  )
  static let subject = RuleSubject.keys(PurposeKeys.temporaryLocation, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.name == "NSLocationTemporaryUsageDescriptionDictionary", let purposes = entry.value
    else { return }
    for purpose in purposes.entries {
      guard let value = purpose.value, let name = purpose.name, let message = message(name, value) else { continue }
      context.report(description, at: value.range, message)
    }
  }

  /// Returns what is wrong with the text of a purpose; nil if it is valid or not known.
  private static func message(_ name: String, _ value: Node) -> String? {
    guard value.kind == .string else { return value.kind == .unknown ? nil : description.text("not-string", name) }
    guard let text = value.stringValue, !BuildVariable.occurs(in: text) else { return nil }
    if PurposeString.isBlank(text) { return description.text("empty", name) }
    let limit = PurposeString.byteLimit
    return text.utf8.count < limit ? nil : description.text("too-long", name, "\(limit)")
  }
}
