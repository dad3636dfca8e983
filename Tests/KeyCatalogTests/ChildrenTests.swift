import Testing

@testable import KeyCatalog

struct ChildrenTests {
  @Test func topLevelHoldsTheKeysWithoutSlash() {
    for domain in CatalogDomain.allCases {
      let outermost = KeyCatalog.keys(in: domain).filter { !$0.path.contains("/") && $0.path != "*" }
      #expect(KeyCatalog.children(of: "", in: domain) == outermost)
      // The outermost keys of a .stringsdict are the developer's own.
      #expect(outermost.isEmpty == (domain == .stringsDictionary))
    }
  }

  @Test func dictionaryInArrayIsReachedThroughBrackets() {
    let children = KeyCatalog.children(of: "CFBundleURLTypes/[]", in: .infoPlist)
    #expect(
      children.map(\.key) == ["CFBundleTypeRole", "CFBundleURLIconFile", "CFBundleURLName", "CFBundleURLSchemes"]
    )
    #expect(KeyCatalog.children(of: "CFBundleURLTypes", in: .infoPlist).isEmpty)
  }

  @Test func anyKeyOfFreeFormDictionaryLeadsToItsChildren() {
    let children = KeyCatalog.children(of: "NSAppTransportSecurity/NSExceptionDomains/example.com", in: .infoPlist)
    #expect(children.map(\.key).contains("NSExceptionMinimumTLSVersion"))
  }

  @Test func freeFormKeyIsNotAChild() {
    #expect(KeyCatalog.children(of: "LSEnvironment", in: .infoPlist).isEmpty)
    #expect(KeyCatalog.key(at: "LSEnvironment/*", in: .infoPlist) != nil)
  }

  @Test func deviceSuffixOfTheOutermostKeyIsLeftOut() {
    let children = KeyCatalog.children(of: "CFBundleIcons~ipad", in: .infoPlist)
    #expect(children.map(\.key).contains("CFBundlePrimaryIcon"))
  }

  @Test func unknownLevelsHaveNoChildren() {
    #expect(KeyCatalog.children(of: "NoSuchKey", in: .infoPlist).isEmpty)
    #expect(KeyCatalog.children(of: "CFBundleIdentifier", in: .infoPlist).isEmpty)
  }

  @Test func everyNestedKeyHasAParentThatHoldsIt() throws {
    for domain in CatalogDomain.allCases {
      for key in KeyCatalog.keys(in: domain) where key.path.contains("/") {
        var parents = key.path.split(separator: "/").dropLast()
        let isInArray = parents.last == "[]"
        if isInArray { parents.removeLast() }
        let parent = try #require(KeyCatalog.key(at: parents.joined(separator: "/"), in: domain), "\(key.path)")
        let holds = isInArray ? parent.elementTypes.contains(.dictionary) : parent.types.contains(.dictionary)
        #expect(holds, "\(key.path)")
      }
    }
  }
}
