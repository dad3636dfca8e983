import KeyCatalog
import Testing

struct EntitlementRelationTests {
  @Test func relationHasAllItsFields() throws {
    let relation = try #require(
      KeyCatalog.entitlementRelations.first { $0.name == "com.apple.developer.healthkit" }
    )
    #expect(relation.kind == "entitlement")
    #expect(relation.condition == "true")
    #expect(relation.relation == "requires")
    #expect(relation.certainty == .certain)
    #expect(relation.needs == ["plist:NSHealthShareUsageDescription", "plist:NSHealthUpdateUsageDescription"])
  }

  @Test func everyRelationIsComplete() {
    #expect(KeyCatalog.entitlementRelations.count >= 174)
    for relation in KeyCatalog.entitlementRelations {
      #expect(!relation.kind.isEmpty && !relation.name.isEmpty && !relation.relation.isEmpty, "\(relation.name)")
    }
  }

  @Test func namedKeysAreInTheCatalog() {
    for relation in KeyCatalog.entitlementRelations {
      for need in relation.needs {
        if let key = firstWord(of: need, after: "plist:") {
          let path = key.split(separator: ".").joined(separator: "/")
          #expect(KeyCatalog.key(at: path, in: .infoPlist) != nil, "\(relation.name): \(need)")
        } else if let key = firstWord(of: need, after: "ent:") {
          #expect(KeyCatalog.key(at: key, in: .entitlements) != nil, "\(relation.name): \(need)")
        }
      }
    }
  }

  @Test func entitlementsThatNeedSomethingAreInTheCatalog() {
    for relation in KeyCatalog.entitlementRelations where relation.kind == "entitlement" {
      let name = relation.name.split(separator: " ").first.map(String.init) ?? ""
      #expect(KeyCatalog.key(at: name, in: .entitlements) != nil, "\(relation.name)")
    }
  }

  private func firstWord(of need: String, after prefix: String) -> String? {
    guard need.hasPrefix(prefix) else { return nil }
    return need.dropFirst(prefix.count).split(separator: " ").first.map(String.init)
  }
}
