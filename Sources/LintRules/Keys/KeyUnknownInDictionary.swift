import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports unknown keys in dictionaries inside a file, of which all other keys are known.
enum KeyUnknownInDictionary: EntryRule {
  static let description = RuleDescription(
    id: "key-unknown-in-dictionary",
    severity: .info,
    example: .plist(
      bad: """
        <key>UILaunchScreen</key> <dict>
          <key>UIColorName</key> <string>Cellar</string>
          <key>UIPictureName</key> <string>Barrel</string>
        </dict>
        """,
      good: "<key>UILaunchScreen</key> <dict> <key>UIColorName</key> <string>Cellar</string> </dict>"
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything()

  /// Kinds of file that other programs read too, with keys of theirs, or that get keys with each system.
  private static let openDomains: Set<CatalogDomain> = [
    .configurationProfile, .libraries, .privacyManifest, .settingsBundle, .stringsDictionary,
  ]

  /// Dictionaries of an Info.plist that hosts and the system read with more keys than Apple documents.
  private static let openLevels = [
    "AudioComponents", "ComponentInputModeDict", "IOKitPersonalities", "NSAppTransportSecurity",
    "NSExtension/NSExtensionAttributes/AudioComponents",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !entry.isTopLevel, entry.info == nil, !context.traits.kind.isStringTable, !openDomains.contains(entry.domain),
      !openLevels.contains(where: entry.level.hasPrefix), !entry.name.isEmpty, !entry.name.contains("."),
      // Apple's own keys that are not for others, as in the services of open-source frameworks.
      !entry.name.hasPrefix("_"),
      !BuildVariable.occurs(in: entry.name),
      KeyCatalog.nearestKey(to: entry.name, at: entry.level, in: entry.domain) == nil,
      MistakenKeys.meant(by: entry.name) == nil, XcodeNames.key(named: entry) == nil,
      KeyPlace.levels(of: entry.name, in: entry.domain).isEmpty,
      let dictionary = entry.key.parent, knowsAllOthers(entry, dictionary, context)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name, KeyPlace.words(entry.level)),
      cause: .file(entry.name)
    )
  }

  /// The largest number of keys of a dictionary that is checked.
  private static let limit = 30

  /// Whether the catalog has all other keys, of which there are some: then the dictionary is the system's alone.
  private static func knowsAllOthers(_ entry: CatalogEntry, _ dictionary: Node, _ context: RuleContext) -> Bool {
    let names = dictionary.entries.prefix(limit).compactMap(\.name).filter { $0 != entry.name }
    return !names.isEmpty && names.count < limit
      && names.allSatisfy { KeyCatalog.key(named: $0, inside: entry.level, in: entry.domain) != nil }
  }
}
