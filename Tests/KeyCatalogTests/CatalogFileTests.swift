import PropertyList
import Testing

@testable import KeyCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct CatalogFileTests {
  /// The folder with the files that are embedded.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/EmbeddedFiles/catalog")

  /// The files whose entries are keys.
  static let keyFiles = CatalogFile.all.filter { file in
    KeyCatalog.fileKinds.compactMap(\.keyFiles).contains(where: file.name.hasPrefix)
  }

  @Test func everyFileIsEmbedded() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let names = paths.filter { $0.hasSuffix(".plist") }.map { String($0.dropLast(6)) }
    #expect(CatalogFile.all.map(\.name).sorted() == names.sorted())
  }

  @Test(arguments: CatalogFile.all.map(\.name))
  func embeddedBytesAreThoseOfTheFile(name: String) throws {
    let file = try #require(CatalogFile.all.first { $0.name == name })
    let data = try Data(contentsOf: Self.folder.appending(path: name + ".plist"))
    #expect(Data(file.bytes) == data)
  }

  @Test(arguments: CatalogFile.all.map(\.name))
  func fileNamesTheSourceOfItsFacts(name: String) throws {
    let file = try #require(CatalogFile.all.first { $0.name == name })
    let comment = String(decoding: file.bytes.prefix(2000), as: UTF8.self)
    #expect(["// Facts: ", "// Source: ", "// Our own choice"].contains(where: comment.contains), "\(name)")
  }

  @Test(arguments: CatalogFile.all.map(\.name))
  func fileReadsWithoutIssues(name: String) throws {
    let file = try #require(CatalogFile.all.first { $0.name == name })
    let tree = file.read()
    #expect(tree.issues.isEmpty)
    #expect(tree.format == .openStep)
    #expect(tree.printed() == Array(file.bytes))
  }

  @Test(arguments: CatalogFile.all.map(\.name))
  func everyDictionaryHasDistinctKeys(name: String) throws {
    let file = try #require(CatalogFile.all.first { $0.name == name })
    for node in file.read().allNodes where node.kind == .dictionary {
      let names = node.entries.compactMap(\.name)
      #expect(Set(names).count == names.count)
    }
  }

  @Test(arguments: keyFiles.map(\.name))
  func entriesAreFoundWithoutReading(name: String) throws {
    let file = try #require(CatalogFile.all.first { $0.name == name })
    let root = try #require(file.read().root)
    var found: [String] = []
    file.forEachEntry { key, range in
      found.append(key)
      #expect(file.readEntry(at: range) != nil)
    }
    #expect(found == root.entries.compactMap(\.name))
  }

  @Test(arguments: keyFiles.map(\.name))
  func entriesAreSorted(name: String) throws {
    let root = try #require(CatalogFile.root(named: name))
    let paths = root.entries.compactMap(\.name).map { $0.split(separator: "/") }
    let sorted = paths.sorted { $0.lexicographicallyPrecedes($1) { Array($0.utf8).lexicographicallyPrecedes($1.utf8) } }
    #expect(paths == sorted)
  }

  @Test(arguments: keyFiles.map(\.name))
  func keysHaveKnownFieldsOnly(name: String) throws {
    let fields: Set = [
      "buildSetting", "capability", "closed", "default", "deprecated", "doc", "doubtful", "group", "ineffective",
      "localizable",
      "library", "name", "onlyWith", "platforms", "range", "requiredWith", "requirement", "successor", "summary",
      "type",
      "values", "valuesFrom",
    ]
    let root = try #require(CatalogFile.root(named: name))
    for entry in root.entries {
      let names = try #require(entry.value).entries.compactMap(\.name)
      #expect(Set(names).subtracting(fields) == [], "\(entry.name ?? "")")
      for value in entry.value?.value(forKey: "values")?.entries.compactMap(\.value) ?? [] {
        let known: Set = ["category", "note", "platforms", "successor", "summary"]
        #expect(Set(value.entries.compactMap(\.name)).subtracting(known) == [])
      }
    }
  }

  @Test func noKeyIsInTwoFiles() {
    for folder in ["configuration-profile/", "entitlements/", "info-plist/", "libraries/"] {
      let files = CatalogFile.all.filter { $0.name.hasPrefix(folder) }
      let names = files.flatMap { $0.read().root?.entries.compactMap(\.name) ?? [] }
      #expect(Set(names).count == names.count)
      #expect(!names.isEmpty)
    }
  }
}
