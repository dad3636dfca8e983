import LanguageFeatures
import ProjectFiles
import TestSupport
import Testing

/// Only what fits the typed text is sent, and no more than a list can show.
@Suite struct CompletionAnswerTests {
  private func answer(
    _ typed: String,
    limit: Int = 1000,
    options: CompletionOptions = CompletionOptions()
  ) -> CompletionAnswer {
    let text = MarkedText("<plist>\n<dict>\n\t<key>\(typed)1️⃣</key>\n</dict>\n</plist>")
    let document = Document(path: "/app/Info.plist", text: text.source)
    return Completion.answer(in: document, at: text["1️⃣"], options: options, limit: limit)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let labels = answer("NSCam").proposals.map(\.label)
    #expect(labels.contains("NSCameraUsageDescription"))
    #expect(!labels.contains("CFBundleName"))
  }

  @Test func lettersInTheirOrderFitAsInTheFiltersOfEditors() {
    #expect(answer("nscud").proposals.contains { $0.label == "NSCameraUsageDescription" })
  }

  /// Bug: Kate put CADisableMinimumFrameDurationOnPhone, which has the letters of "camera" in their order, first.
  @Test func scatteredLettersAreHiddenByNamesWithThePart() {
    let answer = answer("camera")
    #expect(!answer.proposals.isEmpty)
    #expect(answer.proposals.allSatisfy { $0.filterText.lowercased().contains("camera") })
    // A longer text may fit scattered letters alone.
    #expect(answer.isIncomplete)
  }

  @Test func aListThatIsWholeShowsIt() {
    #expect(!answer("NSCameraUsageD").isIncomplete)
  }

  @Test(arguments: ["", "NS", "bundle"])
  func longerTextsMayFitNamesOfXcode(typed: String) {
    #expect(answer(typed).isIncomplete)
  }

  @Test func theBestAreKept() {
    let answer = answer("CFBundle", limit: 5)
    #expect(answer.proposals.count == 5)
    #expect(answer.isIncomplete)
    #expect(answer.proposals.allSatisfy { $0.label.hasPrefix("CFBundle") })
  }

  @Test("bug: editors that ignore sort texts showed keys by name", arguments: ["NSCam", "camera", "CFBundle"])
  func theBestAreFirst(typed: String) {
    let proposals = answer(typed).proposals
    let starts = proposals.prefix { $0.label.hasPrefix(typed) }
    #expect(starts.map(\.sortText) == starts.map(\.sortText).sorted())
    #expect(!proposals.dropFirst(starts.count).contains { $0.label.hasPrefix(typed) })
    if typed != "CFBundle" { #expect(proposals.first?.label == "NSCameraUsageDescription") }
  }

  @Test func linesHaveNoIndentationThatTheClientAdds() throws {
    let options = CompletionOptions(usesSnippets: true, addsIndentation: true)
    let proposal = try #require(
      answer("LSApplicationQueriesSchemes", options: options).proposals.first {
        $0.label == "LSApplicationQueriesSchemes"
      }
    )
    #expect(
      proposal.edit.replacement
        == "LSApplicationQueriesSchemes</key>\n<array>\n\t<string>$1</string>\n</array>"
    )
  }
}
