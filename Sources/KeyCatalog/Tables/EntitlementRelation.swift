/// What an entitlement, a mode, a capability or a key asks for besides itself.
public struct EntitlementRelation: Sendable, Hashable {
  /// How sure the relation is.
  public enum Certainty: String, Sendable {
    case certain
    case likely
    case doubtful
  }

  /// What `name` names: `entitlement`, `background-mode`, `capability`, `info-plist` and so on.
  public let kind: String
  /// The key, value (as `UIBackgroundModes:audio`) or product.
  public let name: String
  /// The value that makes the relation hold; nil where any does.
  public let condition: String?
  /// Where the relation holds; nil where it does everywhere.
  public let platform: String?
  /// What is needed, all of it: `plist:` and a key, `ent:` and an entitlement, `background-mode:`, `capability:` or words.
  public let needs: [String]
  /// What ties them: `requires`, `implies`, `only-with`, `exclusive`, `supported-on`, `deprecated` and so on.
  public let relation: String
  /// How sure the relation is.
  public let certainty: Certainty
  /// Further facts, or nil.
  public let note: String?
  /// The address of the page that says so.
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
