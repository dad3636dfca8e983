import KeyCatalog

/// The relations of the catalog by their start and by their end, without the doubtful ones.
enum RelationTable {
  /// Returns what `name`, a key or `key:value`, requires; constant.
  static func relations(of name: String) -> [EntitlementRelation] { byName[name] ?? [] }

  /// Returns the keys and values that require `need`, such as `plist:NSCameraUsageDescription`, sorted; constant.
  static func dependants(of need: String) -> [String] { dependants[need] ?? [] }

  private static let all = KeyCatalog.entitlementRelations.filter { $0.certainty != .doubtful }

  private static let byName: [String: [EntitlementRelation]] = {
    var table: [String: [EntitlementRelation]] = [:]
    for relation in all {
      for name in names(in: relation) { table[name, default: []].append(relation) }
    }
    return table
  }()

  private static let dependants: [String: [String]] = {
    var table: [String: Set<String>] = [:]
    for relation in all where ["requires", "only-with"].contains(relation.relation) && isKeyOrValue(relation) {
      for word in relation.needs.flatMap({ $0.split(separator: " ") }) where word.contains(":") {
        table[String(word), default: []].insert(relation.name)
      }
    }
    return table.mapValues { $0.sorted() }
  }()

  /// The names of products and uses in sources are not keys.
  private static func isKeyOrValue(_ relation: EntitlementRelation) -> Bool {
    relation.kind != "product" && relation.kind != "source"
  }

  /// Returns the keys that a relation starts from: `a.b.read-only + .read-write` gives two.
  static func names(in relation: EntitlementRelation) -> [String] {
    let name = relation.name
    let parts = name.split(separator: " + ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].hasPrefix("."), let dot = parts[0].lastIndex(of: ".") else { return [name] }
    return [parts[0], parts[0][..<dot] + parts[1]]
  }
}
