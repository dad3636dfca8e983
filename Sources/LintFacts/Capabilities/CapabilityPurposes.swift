import KeyCatalog

/// The purpose strings that required device capabilities need.
package enum CapabilityPurposes {
  /// Returns the purpose strings that the capability `name` certainly needs; of alternatives, all.
  package static func all(of name: String) -> [String] { (keys[name] ?? []).flatMap(\.self) }

  /// The purpose strings that capabilities certainly need, by capability: of each group one, the usual one first.
  package static let keys = groups(.certain)

  /// The purpose strings that most uses of capabilities need, by capability, as above.
  package static let likelyKeys = groups(.likely)

  private static func groups(_ certainty: EntitlementRelation.Certainty) -> [String: [[String]]] {
    var found: [String: [[String]]] = [:]
    for relation in KeyCatalog.entitlementRelations
    where relation.kind == "capability" && relation.certainty == certainty {
      let groups = relation.needs.compactMap(group)
      let name = relation.name.split(separator: ":").last.map(String.init) ?? relation.name
      if !groups.isEmpty { found[name, default: []] += groups }
    }
    return found
  }

  private static func group(of need: String) -> [String]? {
    if need == "a location purpose string" { return locationKeys }
    if need == "a HealthKit purpose string" { return healthKeys }
    guard need.hasPrefix("plist:"), need.hasSuffix("UsageDescription") else { return nil }
    return [String(need.dropFirst("plist:".count))]
  }

  private static let healthKeys = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
  private static let locationKeys = [
    "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
  ]
}
