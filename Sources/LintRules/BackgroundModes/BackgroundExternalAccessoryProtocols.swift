import LintEngine
import LintFacts
import PropertyList

/// Reports the background mode `external-accessory` without the protocols of accessories.
enum BackgroundExternalAccessoryProtocols: EntryRule {
  static let description = RuleDescription(
    id: "background-external-accessory-protocols",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>external-accessory</string> </array>",
      good: """
        <key>UIBackgroundModes</key> <array> <string>external-accessory</string> </array>
        <key>UISupportedExternalAccessoryProtocols</key> <array> <string>org.example.thermometer</string> </array>
        """
    ),
    references: [.apple("bundleresources/information-property-list/uisupportedexternalaccessoryprotocols")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist, .infoPlistStrings)

  private static let key = "UISupportedExternalAccessoryProtocols"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let modes = BackgroundModes(entry), modes.key == BackgroundModes.key, let dictionary = entry.key.parent,
      let item = modes.items.first(where: { $0.name == "external-accessory" }), !context.hasSibling(key, of: entry)
    else { return }
    let value = PropertyListValue.array([.string("com.example.protocol")])
    let edit = context.editor.insertEntry(key, value, into: dictionary, after: entry.entry)
    context.report(
      description,
      at: item.node.range,
      description.text("message", key),
      fixes: [Fix(description.text("insert", key), [edit], isSafe: false)],
      cause: .run("")
    )
  }
}
