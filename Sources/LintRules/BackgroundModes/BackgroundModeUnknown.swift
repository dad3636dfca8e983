import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports background modes that do not exist.
enum BackgroundModeUnknown: EntryRule {
  static let description = RuleDescription(
    id: "background-mode-unknown",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>picture-in-picture</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>"
    ),
    appStoreCode: "90112",
    references: [BackgroundModes.page, BackgroundModes.watchPage]
  )
  static let subject = RuleSubject.keys(
    BackgroundModes.key,
    BackgroundModes.watchKey,
    in: .infoPlist,
    .infoPlistStrings
  )

  /// Names that are mistaken for modes, with the intended mode.
  private static let aliases = [
    "airplay": "audio", "background-fetch": "fetch", "background-processing": "processing",
    "picture-in-picture": "audio", "push-notification": "remote-notification",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let modes = BackgroundModes(entry) else { return }
    for item in modes.items where !modes.knownNames.contains(item.name) { report(item, modes, in: &context) }
  }

  private static func report(_ item: BackgroundModes.Item, _ modes: BackgroundModes, in context: inout RuleContext) {
    let other = modes.otherKey(for: item.name)
    let meant = other == nil ? meantName(item.name, modes) : nil
    var fix = Fix(description.text("remove-item"), [context.editor.removeItem(item.node)], isSafe: false)
    if let meant, !modes.contains(meant) {
      fix = Fix(
        description.text("replace", meant),
        [context.editor.replaceText(of: item.node, with: meant)],
        isSafe: false
      )
    }
    context.report(
      description,
      at: item.node.range,
      message(item.name, modes.key, meant: meant, other: other),
      // Apple adds modes, so a name that resembles none may be right.
      severity: meant == nil ? .warning : nil,
      fixes: [fix]
    )
  }

  private static func meantName(_ name: String, _ modes: BackgroundModes) -> String? {
    if let alias = aliases[name.lowercased()], modes.knownNames.contains(alias) { return alias }
    return NearestValue.of(name, among: modes.knownNames)
  }

  private static func message(_ name: String, _ key: String, meant: String?, other: String?) -> String {
    if name.isEmpty { return description.text("empty", key) }
    if let other { return description.text("other-list", name, key, other) }
    return meant.map { description.text("meant", name, $0) } ?? description.text("message", name)
  }
}
