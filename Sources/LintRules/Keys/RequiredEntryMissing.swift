import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports dictionaries inside a file that lack a key which they need.
enum RequiredEntryMissing: EntryRule {
  static let description = RuleDescription(
    id: "required-entry-missing",
    severity: .warning,
    refusedBy: [.reader],
    example: .plist(
      file: "Settings.bundle/Root.plist",
      bad: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSToggleSwitchSpecifier</string>
            <key>Title</key> <string>Show barrels</string>
            <key>DefaultValue</key> <true/>
          </dict>
        </array>
        """,
      good: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSToggleSwitchSpecifier</string>
            <key>Title</key> <string>Show barrels</string>
            <key>Key</key> <string>showsBarrels</string>
            <key>DefaultValue</key> <true/>
          </dict>
        </array>
        """
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !context.traits.kind.isStringTable, let value = entry.value, let info = entry.info else { return }
    reportKeys(inside: value, of: info, entry, in: &context)
    // The value of one key may be why others are required.
    guard let text = value.literalText else { return }
    for required in RequiredKeys.dependent(on: entry.name, inside: entry.level, in: entry.domain)
    where required.requiredWith?.isMet(by: text) == true && !context.hasSibling(required.key, of: entry) {
      context.report(description, at: value.range, description.text("dependent", required.key, entry.name, text))
    }
  }

  /// The largest number of dictionaries of an array that are checked.
  private static let limit = 500

  private static func reportKeys(
    inside value: Node,
    of info: KeyInfo,
    _ entry: CatalogEntry,
    in context: inout RuleContext
  ) {
    let isArray = value.kind == .array
    guard isArray || value.kind == .dictionary else { return }
    let path = isArray ? "\(info.path)/[]" : info.path
    let required = RequiredKeys.unconditional(inside: path, in: entry.domain, ofApp: context.traits.bundle.isApp)
    guard !required.isEmpty, context.hasEffect(entry) else { return }
    for dictionary in isArray ? Array(value.children.prefix(limit)) : [value] where dictionary.kind == .dictionary {
      // An empty item of a list, which the editor of Xcode may leave, describes nothing that could fail.
      let severity: Severity? = isArray && dictionary.children.first == nil ? .info : nil
      for key in required where dictionary.entry(forKey: key) == nil {
        let message = description.text("message", key, info.key)
        context.report(description, at: dictionary.openRange, message, severity: severity)
      }
    }
  }
}
