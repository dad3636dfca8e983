import KeyCatalog
import PropertyList
import Testing

@Suite struct EntitledAPITests {
  @Test func apiHasAllItsFields() throws {
    let provider = try #require(KeyCatalog.entitledAPIs.first { $0.symbol == "ASAuthorizationAppleIDProvider" })
    #expect(provider.entitlements == ["com.apple.developer.applesignin"])
    #expect(!provider.isOfSandbox)
    #expect(provider.value == .array([.string("Default")]))
    let panel = try #require(KeyCatalog.entitledAPIs.first { $0.symbol == "NSOpenPanel" && $0.language == "swift" })
    #expect(panel.entitlements.count == 2 && panel.isOfSandbox && panel.value == .boolean(true))
  }

  @Test(arguments: KeyCatalog.entitledAPIs) func entitlementsAreOfTheCatalog(_ api: EntitledAPI) throws {
    #expect(["dart", "js", "objc", "swift"].contains(api.language))
    for name in api.entitlements { #expect(KeyCatalog.key(at: name, in: .entitlements) != nil, "\(name)") }
    let info = try #require(api.entitlements.first.flatMap { KeyCatalog.key(at: $0, in: .entitlements) })
    switch api.value {
    case .boolean: #expect(info.types.contains(.boolean), "\(api.symbol)")
    case .string: #expect(info.types.contains(.string), "\(api.symbol)")
    case .array(let items):
      #expect(info.types.contains(.array), "\(api.symbol)")
      let known = Set(info.values.map(\.value))
      for case .string(let item) in items where !known.isEmpty {
        #expect(known.contains(item), "\(api.symbol) \(item)")
      }
    default: Issue.record("\(api.symbol)")
    }
  }
}
