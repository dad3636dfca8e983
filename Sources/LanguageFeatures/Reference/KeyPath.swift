import KeyCatalog

/// Paths of keys for users.
enum KeyPath {
  /// Longer paths do not exist.
  private static let maximumDepth = 12

  /// Returns the key at `path`, in which the `[]` of arrays may be omitted; nil if `domain` has none.
  ///
  /// Free-form keys match any name in the middle of a longer path, but are not keys themselves. Linear in the
  /// components.
  static func key(at path: String, in domain: CatalogDomain) -> KeyInfo? {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard components.count <= maximumDepth, components.allSatisfy({ !$0.isEmpty }), let name = components.last,
      name != "*", name != "[]"
    else { return nil }
    var levels = [""]
    for component in components.dropLast() {
      levels = levels.flatMap(containers).map { join($0, component) }.filter { isKnown($0, in: domain) }
    }
    for container in levels.flatMap(containers) {
      guard let info = KeyCatalog.key(at: join(container, name), in: domain) else { continue }
      // A word may fit a free-form dictionary, but is then not a key with a page.
      let isNamed = info.key == name || info.key == KeyCatalog.withoutDeviceSuffix(name)
      if isNamed, path.hasPrefix("*") || !info.path.hasPrefix("*") { return info }
    }
    return nil
  }

  /// Returns `path` without the `[]` of arrays.
  static func short(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "[]" }.joined(separator: "/")
  }

  /// Returns `path` in words, such as "CFBundleURLTypes › CFBundleURLSchemes"; nil if it has only one step.
  static func text(_ path: String) -> RichText? {
    let steps = path.split(separator: "/").filter { $0 != "[]" }
    guard steps.count > 1 else { return nil }
    return RichText(text: steps.joined(separator: RichText.words("pages.path-separator").plain))
  }

  /// The dictionaries that `level` may mean: itself, or, for an array, its items.
  private static func containers(of level: String) -> [String] {
    level.isEmpty ? [level] : [level, "\(level)/[]"]
  }

  private static func join(_ level: String, _ name: String) -> String {
    level.isEmpty ? name : "\(level)/\(name)"
  }

  private static func isKnown(_ path: String, in domain: CatalogDomain) -> Bool {
    KeyCatalog.key(at: path, in: domain) != nil || KeyCatalog.hasKeys(inside: path, in: domain)
  }
}
