import Testing

@testable import KeyCatalog

struct KeyConditionTests {
  private static let title = "PreferenceSpecifiers/[]/Title"

  @Test func keyHasItsConditions() throws {
    let key = try #require(KeyCatalog.key(at: "PreferenceSpecifiers/[]/IsSecure", in: .settingsBundle))
    #expect(key.onlyWith == KeyCondition(key: "Type", values: ["PSTextFieldSpecifier"]))
    #expect(key.requiredWith == nil)
  }

  @Test func keyMayBeRequiredInSomePlacesOnly() throws {
    let key = try #require(KeyCatalog.key(at: Self.title, in: .settingsBundle))
    #expect(key.requirement == nil)
    #expect(key.onlyWith?.isMet(by: "PSSliderSpecifier") == false)
    #expect(key.onlyWith?.isMet(by: "PSGroupSpecifier") == true)
    #expect(key.requiredWith?.isMet(by: "PSGroupSpecifier") == false)
    #expect(key.requiredWith?.isMet(by: "PSToggleSwitchSpecifier") == true)
    #expect(key.requiredWith?.isMet(by: nil) == false)
  }

  @Test func conditionsAreAboutKnownValuesOfSiblings() throws {
    for domain in CatalogDomain.allCases {
      for key in KeyCatalog.keys(in: domain) {
        for condition in [key.onlyWith, key.requiredWith].compactMap({ $0 }) {
          let level = key.path.split(separator: "/").dropLast().joined(separator: "/")
          let path = level.isEmpty ? condition.key : "\(level)/\(condition.key)"
          let other = try #require(KeyCatalog.key(at: path, in: domain), "\(key.path)")
          #expect(!condition.values.isEmpty, "\(key.path)")
          #expect(Set(condition.values).isSubset(of: other.values.map(\.value)), "\(key.path)")
        }
        if let narrow = key.requiredWith?.values, let wide = key.onlyWith?.values {
          #expect(Set(narrow).isSubset(of: wide), "\(key.path)")
        }
      }
    }
  }
}
