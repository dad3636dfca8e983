import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports keys that are known in another dictionary of the file than their own.
enum KeyMisplaced: EntryRule {
  static let description = RuleDescription(
    id: "key-misplaced",
    severity: .warning,
    example: .plist(
      bad: "<key>UIApplicationSupportsMultipleScenes</key> <true/>",
      good: """
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <true/>
        </dict>
        """
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything()

  /// The keys whose own rules report that they are in the wrong place.
  private static let otherRules: Set = ["CFBundleURLSchemes", "NSExtensionPointName", "NSExtensionPointVersion"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.info == nil, !context.traits.kind.isStringTable, entry.domain != .privacyManifest,
      !otherRules.contains(entry.name),
      // Xcode writes UILaunchScreen into itself where it generates a launch screen.
      entry.name != entry.level,
      !ForeignKeys.contains(entry.name, outside: entry.domain), !followsAnother(entry, &context)
    else { return }
    let levels = KeyPlace.levels(of: entry.name, in: entry.domain)
    // Transport security and privacy have rules of their own.
    guard let first = levels.first, !levels.contains(where: { $0.hasPrefix("NSAppTransportSecurity") }),
      !entry.level.hasPrefix("NSAppTransportSecurity"), fits(entry, first)
    else { return }
    if let own = namesake(of: entry) {
      let fix = Fix(
        description.text("rename", own.key),
        [context.editor.replaceText(of: entry.key, with: own.key)],
        isSafe: false
      )
      return context.report(
        description,
        at: entry.key.range,
        description.text("other-name", entry.name, own.key),
        fixes: [fix],
        cause: .run("\(entry.level) \(entry.name)")
      )
    }
    if isOfExtension(levels), context.traits.bundle.isApp {
      return context.report(
        description,
        at: entry.key.range,
        description.text("in-app", entry.name),
        severity: .info,
        fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
        isUnnecessary: true,
        cause: .run("\(entry.level) \(entry.name)")
      )
    }
    let places = Set(levels.map(KeyPlace.words)).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let message =
      first.isEmpty
      ? description.text("root", entry.name)
      : description.text("message", entry.name, Words.either(Array(places.prefix(3))))
    context.report(
      description,
      at: entry.key.range,
      message,
      severity: isIdle(entry, levels, context) ? .info : nil,
      cause: .run("\(entry.level) \(entry.name)")
    )
  }

  /// Returns the key of this dictionary that has the same word for the same: `CFBundleTypeIconFiles` for `CFBundleIconFiles`.
  private static func namesake(of entry: CatalogEntry) -> KeyInfo? {
    let word = entry.name.drop { $0.isUppercase }.drop { $0.isLowercase }
    guard word.count >= 6, !entry.isTopLevel else { return nil }
    let found = KeyCatalog.children(of: entry.level, in: entry.domain).filter { info in
      info.key.hasSuffix(word) && entry.value.map { TypeMismatch($0, wanted: info.types) == nil } ?? false
    }
    return found.count == 1 ? found.first : nil
  }

  /// The key of a declaration inside another dictionary, which is reported for the others of it.
  private static let leader = "UTTypeIdentifier"

  /// Whether the key belongs to a declaration that is in the wrong place as a whole.
  private static func followsAnother(_ entry: CatalogEntry, _ context: inout RuleContext) -> Bool {
    entry.name.hasPrefix("UTType") && entry.name != leader && context.hasSibling(leader, of: entry)
  }

  /// Whether nothing is lost: the key is in its own place too.
  private static func isIdle(_ entry: CatalogEntry, _ levels: [String], _ context: RuleContext) -> Bool {
    levels.contains("") && context.rootKeys.entry(forKey: entry.name) != nil
  }

  /// Whether a key that has these places describes an app extension.
  private static func isOfExtension(_ levels: [String]) -> Bool {
    levels.allSatisfy { $0.hasPrefix("NSExtension") }
  }

  /// Whether the value has the type that the key has in its own dictionary; another may be a custom key.
  private static func fits(_ entry: CatalogEntry, _ level: String) -> Bool {
    guard let info = KeyCatalog.key(named: entry.name, inside: level, in: entry.domain), let value = entry.value else {
      return false
    }
    return TypeMismatch(value, wanted: info.types, elements: info.elementTypes) == nil
  }
}
