extension KeyCatalog {
  /// Returns the paths of the keys called exactly `name` in `domain`, the shortest first; free-form keys have no name.
  ///
  /// Constant after the first call, which is linear in the keys of the domain.
  public static func paths(ofKey name: String, in domain: CatalogDomain) -> [String] { pathsByName[domain][name] ?? [] }

  private static let pathsByName = DomainCache<[String: [String]]> { domain in
    var found: [String: [String]] = [:]
    for path in KeyDirectory.of(domain).paths {
      let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
      if name != "*", name != "[]" { found[name, default: []].append(path) }
    }
    return found.mapValues { $0.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
  }
}
