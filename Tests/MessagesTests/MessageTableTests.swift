import AppProject
import KeyCatalog
import LintEngine
import LintRules
import ProjectFiles
import PropertyList
import SourceText
import Testing

@testable import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct MessageTableTests {
  /// The folder with the tables that are embedded.
  private static let folder = SourceCode.folder.appending(path: "EmbeddedFiles/en.lproj")

  @Test func everyTableIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(MessageFile.all.map { "\($0.name).strings" }.sorted() == files.sorted())
  }

  @Test(arguments: MessageFile.all.map(\.name))
  func embeddedBytesAreThoseOfTheFile(name: String) throws {
    let file = try #require(MessageFile.all.first { $0.name == name })
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).strings"))
    #expect(Data(file.bytes) == data)
    #expect(PropertyListTree.parse(SourceText(bytes: Array(file.bytes))).printed() == Array(file.bytes))
  }

  /// Tables are read line by line: an entry on several lines, or two on one, would get lost.
  @Test(arguments: MessageFile.all.map(\.name))
  func entriesAreThoseThatOurReaderOfStringTablesFinds(name: String) throws {
    let file = try #require(MessageFile.all.first { $0.name == name })
    let entries = PropertyListTree.parse(SourceText(bytes: Array(file.bytes))).root.map { Array($0.entries) } ?? []
    #expect(file.entries.map(\.key) == entries.map(\.name))
    #expect(file.entries.map(\.text) == entries.map { $0.value?.stringValue })
  }

  @Test(arguments: MessageFile.all.map(\.name))
  func ourOwnLinterFindsNothing(name: String) throws {
    let path = Self.folder.appending(path: "\(name).strings").path
    let file = try #require(MessageFile.all.first { $0.name == name })
    let document = Document(path: path, text: SourceText(bytes: Array(file.bytes)))
    let messages = Linter().findings(in: document).map(\.message)
    #expect(messages == [])
  }

  @Test func keysAreUniqueAcrossTables() {
    var seen: Set<String> = []
    for entry in MessageFile.all.flatMap(\.entries) {
      #expect(seen.insert(entry.key).inserted, "\(entry.key) is there twice")
    }
  }

  @Test func everyRuleExplainsWhatItReportsAndWhy() {
    for rule in RuleRegistry.all.map({ $0.description }) {
      #expect(!rule.summary.hasPrefix(rule.id) && !rule.summary.hasPrefix("common."), "\(rule.id)")
      #expect(!rule.rationale.hasPrefix(rule.id) && !rule.rationale.hasPrefix("common."), "\(rule.id)")
    }
  }

  @Test func everyTextIsUsedSomewhere() throws {
    let skeletons = CatalogDomain.allCases.compactMap { $0.info.skeleton.map { "pages.skeleton-\($0.label)" } }
    let limits = ReachedLimit.Kind.allCases.map(\.rawValue)
    let premises = Premise.allCases.map(\.rawValue) + Refuser.allCases.map(\.rawValue)
    let parts = UnreadPart.Reason.allCases.flatMap { [$0.rawValue, "\($0.rawValue)-effect"] }
    let named = skeletons + limits + premises + parts + ["pages.skeleton-plist", "pages.skeleton-strings"]
    let literals = Set(try SourceCode.all().flatMap(\.literals) + named)
    // Names of languages are looked up by their codes.
    for key in MessageFile.all.filter({ $0.name != "Languages" }).flatMap({ $0.entries.map(\.key) }) {
      let name = Self.name(of: key)
      #expect(literals.contains(name) || literals.contains(key), "nothing asks for \(key)")
    }
  }

  /// Returns the name that code asks for: a text may have variants, which replace it.
  private static func name(of key: String) -> String {
    let name = key.split(separator: ".", maxSplits: 1).last.map(String.init) ?? key
    return variants.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  /// The endings of texts that replace others.
  private static let variants = ["-probable", "-mac", "-assumed"]

  @Test func variantsHaveTheArgumentsOfTheirTexts() {
    let texts = Dictionary(MessageFile.all.flatMap(\.entries).map { ($0.key, $0.text) }) { first, _ in first }
    let count = { (text: String) in text.matches(of: /%(\d\$)?@/).count }
    for (key, text) in texts {
      guard let suffix = Self.variants.first(where: key.hasSuffix) else { continue }
      let other = texts[String(key.dropLast(suffix.count))]
      #expect(other.map(count) == count(text), "\(key)")
    }
  }

  @Test func everyRuleOfATableExists() {
    let rules = Set(RuleRegistry.all.map { $0.description.id })
    for file in MessageFile.all where !["Commands", "Common", "Doctor", "Languages", "Pages"].contains(file.name) {
      for entry in file.entries {
        let id = entry.key.split(separator: ".").first.map(String.init) ?? ""
        #expect(rules.contains(id) || ["configuration", "syntax"].contains(id), "\(file.name): \(entry.key)")
      }
    }
  }
}
