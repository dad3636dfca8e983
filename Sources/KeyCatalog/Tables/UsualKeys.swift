extension KeyCatalog {
  /// Returns the keys that come first in the dictionary at `level`, a path, for bundles of one of `kinds`.
  ///
  /// The lists are those of `usual-keys.plist`: the keys of every bundle, then those of the first kind that has a list.
  /// Constant in the number of lists.
  public static func usualKeys(inside level: String, in domain: CatalogDomain, kinds: [String] = []) -> [String] {
    let place = level.isEmpty ? domain.name : level
    let own = kinds.first { usualKeyLists["\($0): \(place)"] != nil }.flatMap { usualKeyLists["\($0): \(place)"] } ?? []
    guard let common = usualKeyLists[place] ?? usualKeyLists[freePlace(of: level)] else { return own }
    return level.isEmpty ? common + own : own + common
  }

  private static let usualKeyLists: [String: [String]] = {
    let root = CatalogFile.root(named: "usual-keys")
    let pairs =
      root.map { $0.entries.map { ($0.name ?? "", $0.value?.children.compactMap(\.stringValue) ?? []) } } ?? []
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Returns `level` with a free-form key instead of its last one: `A/B/[]` becomes `A/*/[]`.
  static func freePlace(of level: String) -> String {
    var components = level.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = components.lastIndex(where: { $0 != "[]" }) else { return level }
    components[last] = "*"
    return components.joined(separator: "/")
  }
}
