import LintEngine
import LintFacts
import PropertyList

/// Reports rows of a settings page that store their values under one key.
enum SettingsKeyDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "settings-key-duplicate",
    severity: .warning,
    example: .plist(
      file: "Settings.bundle/Root.plist",
      bad: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSToggleSwitchSpecifier</string>
            <key>Title</key> <string>Show barrels</string>
            <key>Key</key> <string>shows</string>
            <key>DefaultValue</key> <true/>
          </dict>
          <dict>
            <key>Type</key> <string>PSToggleSwitchSpecifier</string>
            <key>Title</key> <string>Show bottles</string>
            <key>Key</key> <string>shows</string>
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
  static let subject = RuleSubject.keys("PreferenceSpecifiers", in: .holding(.settingsBundle))

  /// The rows that change a value; a title only shows one.
  private static let inputs: Set = [
    "PSMultiValueSpecifier", "PSRadioGroupSpecifier", "PSSliderSpecifier", "PSTextFieldSpecifier",
    "PSToggleSwitchSpecifier",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let rows = entry.value, rows.kind == .array else { return }
    var known: Set<String> = []
    for row in rows.children where inputs.contains(row.value(forKey: "Type")?.stringValue ?? "") {
      // A row for one kind of device may have a twin for another.
      guard row.value(forKey: "SupportedUserInterfaceIdioms") == nil, let node = row.value(forKey: "Key"),
        let key = node.literalText, !key.isEmpty, !known.insert(key).inserted
      else { continue }
      context.report(description, at: node.range, description.text("message", key))
    }
  }
}
