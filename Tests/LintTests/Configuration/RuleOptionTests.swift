import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Options change what their rules find.
@Suite struct RuleOptionTests {
  private func rules(_ text: String, _ configuration: String) -> [String] {
    let configuration = ConfigurationFile.read(configuration, path: nil).configuration
    let document = Document(path: "Info.plist", text: SourceText("{ NSCameraUsageDescription = \"\(text)\"; }"))
    return Linter(configuration: configuration).findings(in: document).map(\.rule)
  }

  @Test func theLeastNumberOfWordsCanBeRaised() {
    #expect(rules("Scan the barcode of a book.", "") == [])
    #expect(
      rules("Scan the barcode of a book.", "purpose-string-too-vague: {minimum_words: 7}") == [
        "purpose-string-too-vague"
      ]
    )
  }

  @Test func wordsOfTheProjectsTemplatesArePlaceholders() {
    #expect(rules("ACME-TEXT scan the barcode of a book.", "") == [])
    let configuration = "purpose-string-placeholder: {words: [acme-text]}"
    #expect(rules("ACME-TEXT scan the barcode of a book.", configuration) == ["purpose-string-placeholder"])
  }
}
