import Testing

@testable import KeyCatalog

struct ValueTypeTests {
  private static let words: [(ValueType, String)] = [
    (.string, "string"), (.number, "number"), (.integer, "integer"), ([.string, .array], "string or array"),
    ([.boolean, .integer], "integer or boolean"), (.any, "any type"), ([], ""),
  ]

  @Test(arguments: words)
  func typesHaveWords(type: ValueType, words: String) {
    #expect(type.description == words)
  }

  @Test(arguments: [
    ("CFBundleIdentifier", "string"), ("CFBundleURLTypes", "array of dictionaries"),
    ("UILaunchStoryboards/UIURLToLaunchStoryboardAssociations", "dictionary"),
    ("APFiles", "array of dictionaries or dictionary"),
  ])
  func keyHasTypeInWords(path: String, words: String) {
    #expect(KeyCatalog.key(at: path, in: .infoPlist)?.typeDescription == words)
  }

  @Test func everyKeyHasAType() {
    for domain in CatalogDomain.allCases {
      for key in KeyCatalog.keys(in: domain) {
        #expect(!key.types.isEmpty, "\(key.path)")
        #expect(key.elementTypes.isEmpty || key.types.contains(.array), "\(key.path)")
      }
    }
  }
}
