import KeyCatalog
import ProjectFiles
import SourceText
import Testing

@testable import LanguageFeatures

/// The list of files of other formats with keys.
@Suite struct HostFormatTests {
  private func format(_ name: String, _ text: String = "") -> HostFormat? {
    HostFormat.of(Document(path: "/app/\(name)", text: SourceText(text)))
  }

  @Test(arguments: [
    ("app.json", "{}"), ("app.config.json", "{}"), ("project.json", "{}"), ("project.yml", ""), ("Base.xcconfig", ""),
    ("App.xcodeproj/project.pbxproj", "{}"), ("part.yaml", "targets:\n"),
  ])
  func filesWithKeys(_ name: String, _ text: String) {
    #expect(format(name, text) != nil)
    #expect(HostedKeys.mayOccur(in: Document(path: "/app/\(name)", text: SourceText(text))))
  }

  @Test(arguments: [
    ("package.json", "{}"), ("a.yml", "jobs:\n"), ("a.yml", "a: targets:\n"), ("Info.plist", "{}"), ("a.swift", ""),
    ("App.xcodeproj/project.pbxproj", "<plist/>"),
  ])
  func otherFiles(_ name: String, _ text: String) {
    #expect(format(name, text) == nil)
  }

  @Test func theInnermostSectionCounts() throws {
    let project = try #require(format("project.yml"))
    let steps: [StructurePath.Step] = [.key("settings"), .key("base"), .key("A")]
    let found = try #require(project.section(at: steps))
    #expect(found.content == .settings && Array(found.rest) == [.key("A")])
    #expect(project.section(at: [.key("targets"), .item(1), .key("info"), .key("properties")]) == nil)
  }

  /// A name that the catalog does not have would be a hover without a text.
  @Test(arguments: ["name", "orientation", "scheme", "version"])
  func namesLeadToKeysOfTheCatalog(_ name: String) throws {
    let found = try #require(format("app.json")?.key(ofEntryAt: [.key("expo"), .key(name)]))
    #expect(KeyCatalog.key(at: found.key, in: found.domain) != nil)
  }
}
