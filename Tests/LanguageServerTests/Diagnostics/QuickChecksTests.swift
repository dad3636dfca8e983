import AppProject
@testable import LanguageServer
import ProjectFiles
import SourceText
import Testing

/// What may be checked on the threads that answer requests.
struct QuickChecksTests {
  private func isShort(_ name: String, _ text: String, _ surroundings: Surroundings) -> Bool {
    QuickChecks().isShort(Document(path: "/\(name)", text: SourceText(text)), surroundings)
  }

  /// Bug: small property lists were checked there, and the first rule that asked what the code of the project does read all sources
  /// there, while requests waited.
  @Test func nothingInAProjectIs() {
    #expect(isShort("Info.plist", Texts.emptyPurpose, .none))
    #expect(!isShort("Info.plist", Texts.emptyPurpose, .project(ProjectContext())))
  }

  @Test func noStringCatalogIs() {
    #expect(isShort("A.strings", "\"a\" = \"b\";", .none))
    #expect(!isShort("A.xcstrings", "{}", .none))
  }

  @Test func noLargeFileIs() {
    #expect(!isShort("A.strings", String(repeating: "\"a\" = \"b\";\n", count: 10_000), .none))
  }
}
