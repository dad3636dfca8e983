import CodeScanning
import KeyCatalog
import ProjectFiles
import PropertyList

/// Finds the purpose strings that entitlements need.
package enum EntitlementNeeds {
  /// The relations that tie an entitlement to keys of the Info.plist, by entitlement.
  private static let relations: [String: [EntitlementRelation]] = Dictionary(
    grouping: KeyCatalog.entitlementRelations.filter { relation in
      relation.kind == "entitlement" && relation.certainty == .certain
        && ["requires", "implies"].contains(relation.relation) && !permissionless.contains(relation.name)
        && !keys(of: relation).isEmpty
    },
    by: \.name
  )

  /// Entitlements that apps in the store have without the key: Siri's is also for shortcuts, which need no permission.
  private static let permissionless: Set<String> = ["com.apple.developer.siri"]
  /// The beginning of entitlements that only permit what the sandbox or the hardened runtime denies.
  private static let permission = "com.apple.security."

  /// The entitlements that need a purpose string.
  package static let entitlements = Set(relations.keys)

  /// Returns what the entries of an entitlements file need, in their order; linear in the file.
  static func needs(of document: Document) -> [PurposeNeed] {
    guard document.kind == .entitlements, let root = document.rootDictionary else { return [] }
    return root.entries.flatMap { needs(of: $0, in: document) }
  }

  /// Returns what an entry of an entitlements file needs.
  package static func needs(of entry: DictionaryEntry, in document: Document) -> [PurposeNeed] {
    guard let name = entry.name, let relations = relations[name], let value = entry.value,
      let evidence = entry.key.flatMap({ Evidence($0.contentRange, in: document) })
    else { return [] }
    return relations.filter { isMet($0.condition, by: value) }.map { relation in
      PurposeNeed(
        alternatives: keys(of: relation),
        cause: name,
        kind: .entitlement,
        isCertain: relation.relation == "requires" && !name.hasPrefix(permission),
        platforms: platforms(of: relation),
        evidence: evidence
      )
    }
  }

  /// Returns the purpose strings of a relation, as alternatives of groups; empty if the need is more than keys.
  private static func keys(of relation: EntitlementRelation) -> [[String]] {
    let needs = relation.needs.filter { $0.hasPrefix("plist:") }
    let alternatives = needs.count == 1 ? needs[0].split(separator: " ").filter { $0 != "or" } : []
    let groups = alternatives.count > 1 ? alternatives.map { [String($0)] } : [needs]
    let keys = groups.map { group in
      group.map { String($0.dropFirst("plist:".count)) }.filter { $0.hasSuffix("UsageDescription") }
    }
    let areAllKeys = keys.joined().allSatisfy { KeyCatalog.protectedResource(forKey: $0) != nil }
    return areAllKeys && !keys.contains([]) ? keys : []
  }

  /// Returns the platforms of a relation without their versions; empty if it applies to all.
  private static func platforms(of relation: EntitlementRelation) -> Set<String> {
    Set((relation.platform ?? "").split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) })
  }

  private static func isMet(_ condition: String?, by value: Node) -> Bool {
    guard let condition else { return true }
    if condition == "true" { return value.kind == .true }
    if condition == "any" || condition == "present" {
      return value.kind != .false && !(value.kind == .array && value.children.isEmpty)
    }
    guard condition.hasPrefix("contains ") else { return false }
    let wanted = String(condition.dropFirst("contains ".count))
    return value.kind == .array && value.children.contains { $0.textEquals(wanted) }
  }
}
