import KeyCatalog

/// The keys that share a page of the documentation.
struct KeyGroup: Sendable {
  /// The kind of file.
  let domain: CatalogDomain
  /// What the keys have in common; nil if all keys of the domain share one page.
  let name: String?
  /// The keys, each after the key that contains it.
  let keys: [KeyInfo]

  /// The title of the page.
  var title: String { [domain.shownDescription, name].compactMap(\.self).joined(separator: ": ") }

  /// The path of the page below the folder of the documentation.
  var path: String {
    let parts = ["keys", Slug.words(of: domain.name)] + (name.map { [Slug.of($0)] } ?? [])
    return parts.joined(separator: "/") + ".md"
  }

  /// Returns the groups of all keys: by topic as Apple's reference lists them, by library, or one for the domain; linear.
  static func all() -> [KeyGroup] {
    CatalogDomain.allCases.flatMap { domain in
      let keys = KeyCatalog.keys(in: domain)
      let groups = Dictionary(grouping: keys) { name(of: $0, in: domain) }
      return groups.map { KeyGroup(domain: domain, name: $0, keys: $1) }.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }
  }

  /// Returns the group of a key, which is that of the outermost key around it.
  private static func name(of info: KeyInfo, in domain: CatalogDomain) -> String? {
    let first = info.path.split(separator: "/").first.map(String.init) ?? info.path
    let outermost = first == info.path ? info : KeyCatalog.key(at: first, in: domain) ?? info
    return outermost.library ?? outermost.group.flatMap(topic)
  }

  /// Returns the topic of a group such as "App execution / Launch".
  private static func topic(of group: String) -> String? {
    group.split(separator: "/", maxSplits: 1).first.map { $0.last == " " ? String($0.dropLast()) : String($0) }
  }
}
