import KeyCatalog
import Locking

/// The keys that dictionaries inside a file need.
package enum RequiredKeys {
  /// The keys that a kind of file needs, by the path of the dictionary.
  private struct Table: Sendable {
    var unconditional: [String: [String]] = [:]
    var dependent: [String: [KeyInfo]] = [:]
  }

  /// The kinds of file whose readers reject or skip a dictionary without a required key.
  private static let domains: [CatalogDomain] =
    [.configurationProfile, .settingsBundle, .launchdJob]
    + ["exportOptions", "intentVocabulary", "xcframework"].compactMap(CatalogDomain.init)

  /// Dictionaries of an Info.plist that are ignored without a required key.
  private static let infoPlistLevels = [
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities", "AudioComponents/[]", "CMIOExtension",
    "INAlternativeAppNames/[]", "NetworkExtension", "NSExtension/NSExtensionAttributes/AudioComponents/[]",
    "UIApplicationShortcutItems/[]", "UTExportedTypeDeclarations/[]", "UTImportedTypeDeclarations/[]",
  ]

  /// Those of them that the system reads from system extensions alone: an app may read the same name from its own.
  private static let extensionLevels: Set = ["CMIOExtension", "NetworkExtension"]

  /// Returns the keys that every dictionary at `path` needs, in the file of an app or another one, sorted.
  package static func unconditional(inside path: String, in domain: CatalogDomain, ofApp isApp: Bool) -> [String] {
    isApp && extensionLevels.contains(path) ? [] : table(of: domain).unconditional[path] ?? []
  }

  /// Returns the keys that some value of the key called `name` in the same dictionary requires, sorted.
  package static func dependent(on name: String, inside path: String, in domain: CatalogDomain) -> [KeyInfo] {
    (table(of: domain).dependent[path] ?? []).filter { $0.requiredWith?.key == name }
  }

  /// One for each kind, so that no file waits for the keys of another.
  private static let tables = LazyValues<CatalogDomain, Table>()

  private static func table(of domain: CatalogDomain) -> Table {
    tables.value(of: domain) { makeTable(of: domain) }
  }

  private static func makeTable(of domain: CatalogDomain) -> Table {
    var table = Table()
    for info in keys(in: domain) where !info.isDoubtful {
      guard let end = info.path.lastIndex(of: "/") else { continue }
      let level = String(info.path[..<end])
      if info.requirement == "required" { table.unconditional[level, default: []].append(info.key) }
      if info.requiredWith != nil { table.dependent[level, default: []].append(info) }
    }
    return table
  }

  private static func keys(in domain: CatalogDomain) -> [KeyInfo] {
    if domain == .infoPlist { return infoPlistLevels.flatMap { KeyCatalog.children(of: $0, in: domain) } }
    return domains.contains(domain) ? KeyCatalog.keys(in: domain) : []
  }
}
