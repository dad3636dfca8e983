import KeyCatalog
import PropertyList
import SourceText
import Testing

@testable import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The texts of the catalog in Chinese, by their English text.
@Suite struct CatalogTranslationTests {
  private static let texts = Dictionary(
    uniqueKeysWithValues: (MessageFile.chinese.first { $0.name == "Catalog" }?.entries ?? []).map { ($0.key, $0.text) }
  )

  /// A text whose English form has changed would be shown in English without a word about it.
  @Test func everyKeyIsATextOfTheCatalog() throws {
    var known = try Self.catalogTexts()
    for domain in CatalogDomain.allCases { known.formUnion(KeyCatalog.keys(in: domain).map(\.typeDescription)) }
    let single: [ValueType] = [.string, .boolean, .integer, .real, .number]
    known.formUnion(single.map(\.description))
    // The titles of groups of rules are the names of their tables.
    known.formUnion(MessageFile.all.map { Self.title(of: $0.name) })
    for key in Self.texts.keys.sorted() { #expect(known.contains(key), "\(key)") }
  }

  @Test func theTypesOfAllKeysAreTranslated() {
    let types = Set(CatalogDomain.allCases.flatMap { KeyCatalog.keys(in: $0).map(\.typeDescription) })
    for type in types.sorted() where !type.isEmpty { #expect(Self.texts[type] != nil, "\(type)") }
  }

  @Test func protectedResourcesAreTranslated() {
    for resource in KeyCatalog.protectedResources {
      let info = KeyCatalog.key(at: resource.key, in: .infoPlist)
      let texts = [
        resource.resourceName, resource.scope, resource.requirement, resource.note, info?.summary, info?.requirement,
      ]
      expectTranslated(texts + resource.companions.filter { $0.contains(" ") }, of: resource.key)
    }
  }

  @Test func capabilitiesAndBackgroundModesAreTranslated() throws {
    for capability in KeyCatalog.deviceCapabilities {
      expectTranslated(
        [capability.meaning, capability.summary, capability.note, capability.visionOSCondition],
        of: capability.value
      )
    }
    for key in ["UIBackgroundModes", "WKBackgroundModes"] {
      let info = try #require(KeyCatalog.key(at: key, in: .infoPlist))
      expectTranslated([info.summary] + info.values.map(\.summary), of: key)
    }
  }

  /// At least 99 of 100 texts; a new one may wait for its translation.
  @Test(arguments: CatalogDomain.allCases)
  func keysAndValuesAreTranslated(domain: CatalogDomain) {
    let texts = KeyCatalog.keys(in: domain).flatMap { [$0.summary, $0.requirement] + $0.values.map(\.summary) }
    expectMostlyTranslated(texts)
  }

  @Test func codesOfTheStoreAreTranslated() {
    expectMostlyTranslated(KeyCatalog.appStoreErrors.flatMap { [$0.title, $0.summary, $0.trigger, $0.doubt] })
  }

  /// At least 95 of 100 messages are in Chinese; a new one may wait for its translation.
  @Test func mostMessagesAreTranslated() {
    let keys = Set(
      MessageFile.chinese.filter { !MessageFile.tablesByText.contains($0.name) }.flatMap { $0.entries.map(\.key) }
    )
    let english = MessageFile.all.flatMap { $0.entries.map(\.key) }
    let missing = english.filter { !keys.contains($0) }
    #expect(missing.count * 100 <= english.count * 5, "\(missing)")
  }

  private func expectMostlyTranslated(_ texts: [String?]) {
    // Names, such as “Apple Vision Pro.”, are the same in Chinese.
    let sentences = texts.compactMap(\.self).filter { text in
      text.split(separator: " ").contains { $0.first?.isLowercase == true }
    }
    let missing = sentences.filter { Self.texts[$0] == nil }
    #expect(missing.count * 100 <= sentences.count, "\(missing)")
  }

  private func expectTranslated(_ texts: [String?], of name: String) {
    for text in texts.compactMap(\.self) where text.contains(where: \.isLowercase) {
      #expect(Self.texts[text] != nil, "\(name): \(text)")
    }
  }

  private static func title(of table: String) -> String {
    let name = table == "URLTypes" ? "UrlTypes" : table
    let words = name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined().dropFirst()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// All texts in the files of the catalog.
  private static func catalogTexts() throws -> Set<String> {
    let folder = SourceCode.folder.appending(path: "EmbeddedFiles/catalog")
    var texts: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".plist") {
      let data = try Data(contentsOf: folder.appending(path: path))
      var open = [PropertyListTree.parse(SourceText(bytes: Array(data))).root].compactMap(\.self)
      while let node = open.popLast() {
        if let text = node.stringValue { texts.insert(text) }
        open += node.kind == .dictionary ? node.entries.compactMap(\.value) : Array(node.children)
      }
    }
    return texts
  }
}
