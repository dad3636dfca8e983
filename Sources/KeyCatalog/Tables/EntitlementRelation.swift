/// What an entitlement, a mode, a capability or a key requires in addition to itself.
public struct EntitlementRelation: Sendable, Hashable {
  /// The certainty of the relation.
  public enum Certainty: String, Sendable {
    case certain
    case likely
    case doubtful
  }

  /// The kind of `name`: `entitlement`, `background-mode`, `capability`, `info-plist` and so on.
  public let kind: String
  /// The key, value (as `UIBackgroundModes:audio`) or product.
  public let name: String
  /// The value for which the relation holds; nil for any value.
  public let condition: String?
  /// The platforms on which the relation holds; nil for all.
  public let platform: String?
  /// What is needed, all of it: `plist:` and a key, `ent:` and an entitlement, `background-mode:`, `capability:` or
  /// words.
  public let needs: [String]
  /// The kind of relation: `requires`, `implies`, `only-with`, `exclusive`, `supported-on`, `deprecated` and so on.
  public let relation: String
  /// The certainty of the relation.
  public let certainty: Certainty
  /// Further facts, or nil.
  public let note: String?
  /// The address of the source.
  public let documentation: String?
}

extension EntitlementRelation {
  init(entry: CatalogFields) {
    kind = entry.text("kind") ?? ""
    name = entry.text("name") ?? ""
    condition = entry.text("condition")
    platform = entry.text("platform")
    needs = entry.list("needs")
    relation = entry.text("relation") ?? ""
    certainty = entry.text("certainty").flatMap(Certainty.init) ?? .doubtful
    note = entry.text("note")
    documentation = entry.text("doc")
  }
}
