import KeyCatalog

/// The keys that dictionaries inside a file need.
package enum RequiredKeys {
  private struct Level: Hashable {
    let domain: CatalogDomain
    let path: String
  }

  private typealias Table = (unconditional: [Level: [String]], dependent: [Level: [KeyInfo]])

  /// The kinds of file whose readers reject a dictionary without a required key.
  private static let domains: [CatalogDomain] =
    [.settingsBundle, .launchdJob] + ["exportOptions", "xcframework"].compactMap(CatalogDomain.init)

  /// Dictionaries of an Info.plist that are ignored without a required key.
  private static let infoPlistLevels = [
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities", "AudioComponents/[]", "CMIOExtension",
    "INAlternativeAppNames/[]", "NetworkExtension", "NSExtension/NSExtensionAttributes/AudioComponents/[]",
    "UIApplicationShortcutItems/[]", "UTExportedTypeDeclarations/[]", "UTImportedTypeDeclarations/[]",
  ]

  /// Returns the keys that every dictionary at `path` needs, sorted.
  package static func unconditional(inside path: String, in domain: CatalogDomain) -> [String] {
    table(of: domain).unconditional[Level(domain: domain, path: path)] ?? []
  }

  /// Returns the keys that some value of the key called `name` in the same dictionary requires, sorted.
  package static func dependent(on name: String, inside path: String, in domain: CatalogDomain) -> [KeyInfo] {
    (table(of: domain).dependent[Level(domain: domain, path: path)] ?? []).filter { $0.requiredWith?.key == name }
  }

  /// Profiles have hundreds of keys, which other files need not wait for.
  private static func table(of domain: CatalogDomain) -> Table {
    domain == .configurationProfile ? ofProfiles : ofOthers
  }

  private static let ofOthers = makeTable(of: domains + [.infoPlist])
  private static let ofProfiles = makeTable(of: [.configurationProfile])

  private static func makeTable(of domains: [CatalogDomain]) -> Table {
    var unconditional: [Level: [String]] = [:]
    var dependent: [Level: [KeyInfo]] = [:]
    for domain in domains {
      for info in keys(in: domain) where !info.isDoubtful {
        guard let end = info.path.lastIndex(of: "/") else { continue }
        let level = Level(domain: domain, path: String(info.path[..<end]))
        if info.requirement == "required" { unconditional[level, default: []].append(info.key) }
        if info.requiredWith != nil { dependent[level, default: []].append(info) }
      }
    }
    return (unconditional, dependent)
  }

  private static func keys(in domain: CatalogDomain) -> [KeyInfo] {
    domain == .infoPlist
      ? infoPlistLevels.flatMap { KeyCatalog.children(of: $0, in: domain) } : KeyCatalog.keys(in: domain)
  }
}
