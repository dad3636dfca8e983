import KeyCatalog
import ProjectFiles

/// The part of the catalog that has a key of a file.
enum CatalogPlace {
  /// Returns the catalog's entry for the key called `name` inside `level`, a path of the catalog, in a file of `kind`.
  ///
  /// In an Info.plist the keys of libraries are included. Constant.
  static func key(
    named name: String,
    inside level: String,
    in kind: FileKind
  ) -> (info: KeyInfo, domain: CatalogDomain)? {
    guard let domain = kind.domain else { return nil }
    for domain in domains(for: domain) {
      if let info = KeyCatalog.key(named: name, inside: level, in: domain) { return (info, domain) }
    }
    return nil
  }

  /// Returns whether the catalog has keys directly inside `level`, a path, in a file with keys of `domain`.
  ///
  /// Constant.
  static func hasKeys(inside level: String, in domain: CatalogDomain) -> Bool {
    domains(for: domain).contains { KeyCatalog.hasKeys(inside: level, in: $0) }
  }

  private static func domains(for domain: CatalogDomain) -> [CatalogDomain] {
    domain == .infoPlist ? [domain, .libraries] : [domain]
  }

  /// Returns the key at `path`, as `CatalogPath` writes it; the free-form key for one of the outermost of a `.stringsdict`.
  static func key(at path: String, in domain: CatalogDomain) -> KeyInfo? {
    KeyCatalog.key(at: path, in: domain)
      ?? (path.utf8.contains(UInt8(ascii: "/")) ? nil : KeyCatalog.key(named: path, inside: "", in: domain))
  }

  /// Returns `level`, a path, as the catalog writes it: with `*` for free-form keys.
  static func level(_ level: String, in domain: CatalogDomain) -> String {
    level.isEmpty ? level : key(at: level, in: domain)?.path ?? level
  }
}
