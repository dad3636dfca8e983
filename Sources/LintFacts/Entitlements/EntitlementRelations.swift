import KeyCatalog
import PropertyList

/// The entitlements that entitlements require, as the catalog has them.
package enum EntitlementRelations {
  /// The entitlements that certainly need others, by name.
  package static let requirements: [String: EntitlementRelation] = Dictionary(
    KeyCatalog.entitlementRelations
      .filter {
        $0.kind == "entitlement" && $0.relation == "requires" && $0.certainty == .certain
          && !entitlements(of: $0).isEmpty && !concernsOtherBundles($0) && !ruledElsewhere.contains($0.name)
      }
      .map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The entitlements that have an effect in the App Sandbox only.
  package static let onlyWithSandbox: Set<String> = Set(
    KeyCatalog.entitlementRelations.filter { $0.kind == "entitlement" && $0.relation == "only-with" }.map(\.name)
  )

  /// Entitlements whose needs have a rule of their own: `entitlement-icloud-incomplete`.
  private static let ruledElsewhere: Set = ["com.apple.developer.icloud-services"]

  /// Returns whether a relation has a text of its own, as for an extension whose app has what is needed.
  private static func concernsOtherBundles(_ relation: EntitlementRelation) -> Bool {
    relation.needs.contains { !$0.hasPrefix("ent:") && !$0.hasPrefix("plist:") }
  }

  /// Returns the entitlements that a relation names.
  package static func entitlements(of relation: EntitlementRelation) -> [String] {
    relation.needs.filter { $0.hasPrefix("ent:") }.map { String($0.dropFirst(4).prefix { $0 != " " }) }
  }

  /// Returns whether a value is one that makes a relation hold.
  package static func isMet(_ condition: String?, by value: Node?) -> Bool {
    guard let condition, let value else { return value != nil }
    if condition == "true" { return value.kind == .true }
    if condition.hasPrefix("contains ") {
      let wanted = String(condition.dropFirst("contains ".count))
      return value.kind == .array && value.children.contains { $0.textEquals(wanted) }
    }
    return value.kind != .false && !(value.kind == .array && value.children.isEmpty)
  }
}
