import KeyCatalog
import LintRules
import Testing

@testable import LanguageFeatures

/// The reference as a folder of files.
@Suite struct DocumentationFolderTests {
  private static let allFiles = DocumentationFolder.files()

  private var files: [DocumentationFile] { Self.allFiles }

  @Test func pathsAreUniqueAndPlain() {
    #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
    for file in files { #expect(file.path.wholeMatch(of: /([a-z0-9-]+\/)*[a-z0-9-]+\.md/) != nil, "\(file.path)") }
  }

  @Test func thereIsAPageForEachRule() {
    for rule in RuleRegistry.all {
      let id = rule.description.id
      #expect(files.contains { $0.path == "rules/\(id).md" && $0.text.contains("# `\(id)`") }, "\(id)")
    }
  }

  @Test func eachKeyIsOnOnePage() {
    for domain in CatalogDomain.allCases {
      let pages = files.filter { $0.path.hasPrefix("keys/\(Slug.words(of: domain.name))") }
      let anchors = pages.flatMap { parts(of: $0.text, between: "<a id=\"", and: "\"") }
      #expect(anchors.sorted() == KeyCatalog.keys(in: domain).map { Slug.anchor(of: $0.path) }.sorted())
    }
  }

  @Test func everyLinkLeadsSomewhere() {
    var places = Set(files.map(\.path))
    for file in files {
      let anchors = parts(of: file.text, between: "<a id=\"", and: "\"").map { "\(file.path)#\($0)" }
      #expect(Set(anchors).count == anchors.count, "an anchor of \(file.path) is there twice")
      places.formUnion(anchors)
    }
    var count = 0
    for file in files {
      for link in parts(of: file.text, between: "](", and: ")") where !link.hasPrefix("<https://") {
        count += 1
        if !places.contains(resolve(link, from: file.path)) { Issue.record("\(file.path) links to \(link)") }
      }
    }
    #expect(count > 1000)
  }

  @Test func theIndexLeadsToEveryPage() throws {
    let index = try #require(files.first { $0.path == "index.md" })
    for file in files where file.path != "index.md" { #expect(index.text.contains("](\(file.path))"), "\(file.path)") }
  }

  @Test func namesakesLeadToTheNearestKey() throws {
    let settings = try #require(files.first { $0.path == "keys/settings-bundle.md" })
    #expect(settings.text.contains("[`Type`](#PreferenceSpecifiers-item-Type)"))
  }

  /// Returns what is between each `start` and the next `end`.
  private func parts(of text: String, between start: String, and end: Character) -> [String] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != end }) }
  }

  private func resolve(_ link: String, from path: String) -> String {
    if link.hasPrefix("#") { return path + link }
    var folder = path.split(separator: "/").dropLast()
    var rest = link[...]
    while rest.hasPrefix("../") {
      guard !folder.isEmpty else { return "outside: \(link)" }
      folder = folder.dropLast()
      rest = rest.dropFirst(3)
    }
    return (folder + [rest]).joined(separator: "/")
  }
}
