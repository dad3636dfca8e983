import KeyCatalog
import LintEngine
import LintFacts
import Messages
import PropertyList

/// Reports unknown keys that are nearly known ones.
enum KeyProbableTypo: EntryRule {
  static let description = RuleDescription(
    id: "key-probable-typo",
    severity: .warning,
    example: .plist(
      bad: "<key>CFBundleDisplyName</key> <string>Cellar</string>",
      good: "<key>CFBundleDisplayName</key> <string>Cellar</string>"
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let name = entry.name
    guard !context.traits.kind.isStringTable, entry.domain != .privacyManifest, entry.info == nil,
      name.utf8.count >= 6 || isOtherCase(entry), !hasOuterSpace(name),
      !name.hasSuffix("UsageDescription"), !ForeignKeys.contains(name, outside: entry.domain),
      let meant = meantKey(entry), fits(entry.value, meant)
    else { return }
    let wanted = meant.key + deviceSuffix(of: entry)
    guard !context.hasSibling(wanted, of: entry), !context.hasSibling(meant.key, of: entry) else { return }
    context.report(
      description,
      at: entry.key.range,
      message(name, wanted, in: entry.domain),
      fixes: [
        Fix(
          description.text("rename", wanted),
          [context.editor.replaceText(of: entry.key, with: wanted)],
          isSafe: false
        )
      ],
      cause: .run(name)
    )
  }

  /// A file that a tool reads, not the system, is named, since the same key may be right in another.
  private static func message(_ name: String, _ wanted: String, in domain: CatalogDomain) -> String {
    switch domain {
    case .infoPlist, .libraries, .entitlements, .privacyManifest: description.text("message", name, wanted)
    default: description.text("other-file", name, Messages.translated(domain.fileDescription), wanted)
    }
  }

  private static func meantKey(_ entry: CatalogEntry) -> KeyInfo? {
    if let meant = MistakenKeys.meant(by: entry.name) {
      return KeyCatalog.key(named: meant, inside: entry.level, in: entry.domain)
    }
    if isOtherCase(entry) {
      return KeyCatalog.children(of: entry.level, in: entry.domain).first {
        $0.key.lowercased() == entry.name.lowercased()
      }
    }
    if let near = KeyCatalog.nearestKey(to: entry.name, at: entry.level, in: entry.domain) {
      let isMeant =
        (near.key.utf8.count >= 6 || isOtherCase(entry)) && !near.isDoubtful
        && !isOfOtherFramework(entry.name, near.key)
      return isMeant && !isNameOfItsOwn(entry, near.key) ? near : nil
    }
    guard entry.name.utf8.count >= 16 else { return nil }
    // A name that ends before the last word of exactly one key.
    let longer = KeyCatalog.keys(beginningWith: entry.name, at: entry.level, in: entry.domain).filter { info in
      info.key.dropFirst(entry.name.count).first?.isUppercase ?? false
    }
    return longer.count == 1 && longer.first?.isDoubtful == false ? longer.first : nil
  }

  /// Whether the name is a key of a dictionary that one tool reads, in other letters: an app has no keys of its own there.
  private static func isOtherCase(_ entry: CatalogEntry) -> Bool {
    guard !entry.isTopLevel, [.launchdJob, .settingsBundle].contains(entry.domain) else { return false }
    return KeyCatalog.children(of: entry.level, in: entry.domain).contains {
      $0.key != entry.name && $0.key.lowercased() == entry.name.lowercased()
    }
  }

  /// Whether both names differ only in the two letters of the framework or project that reads them, as UI and WK.
  private static func isOfOtherFramework(_ name: String, _ known: String) -> Bool {
    name.prefix(2) != known.prefix(2) && name.dropFirst(2) == known.dropFirst(2)
      && name.prefix(2).allSatisfy(\.isLetter)
  }

  /// Whether the name lacks only the two letters of the framework of a key that few apps have: it is rather one that the app reads.
  private static func isNameOfItsOwn(_ entry: CatalogEntry, _ known: String) -> Bool {
    known.dropFirst(2) == entry.name
      && !KeyCatalog.usualKeys(inside: entry.level, in: entry.domain).contains(known)
  }

  /// Whether the name begins or ends with space, which `plist-key-whitespace` reports.
  private static func hasOuterSpace(_ name: String) -> Bool {
    name.first?.isWhitespace ?? true || name.last?.isWhitespace ?? true
  }

  /// Whether the value is valid for the known key; one of another type suggests a custom key.
  private static func fits(_ value: Node?, _ meant: KeyInfo) -> Bool {
    guard let value else { return true }
    return TypeMismatch(value, wanted: meant.types, elements: meant.elementTypes)?.isForgiven ?? true
  }

  /// Returns what follows the name proper at the top of an Info.plist, such as `~ipad`.
  private static func deviceSuffix(of entry: CatalogEntry) -> Substring {
    guard entry.domain == .infoPlist, entry.isTopLevel,
      let mark = entry.name.firstIndex(where: { $0 == "~" || $0 == "-" })
    else { return "" }
    return entry.name[mark...]
  }
}
