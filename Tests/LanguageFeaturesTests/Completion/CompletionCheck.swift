import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Requests proposals at the marker 1️⃣ of a text.
struct CompletionCheck {
  private let file: String
  private let options: CompletionOptions

  /// Makes a check on files with this name, which decides what they are.
  init(_ file: String = "Info.plist", usesSnippets: Bool = true) {
    self.file = file
    options = CompletionOptions(usesSnippets: usesSnippets)
  }

  /// Returns all proposals, after checking what must hold for each.
  func proposals(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> [CompletionProposal] {
    let text = MarkedText(marked)
    let document = Document(path: "/app/\(file)", text: text.source)
    let proposals = Completion.proposals(in: document, at: text["1️⃣"], options: options)
    for proposal in proposals {
      let range = proposal.edit.range
      let isOneLine = document.text.line(at: range.lowerBound) == document.text.line(at: range.upperBound)
      #expect(isOneLine, "\(proposal.label) edits more than a line", sourceLocation: sourceLocation)
      let holdsCursor = range.lowerBound <= text["1️⃣"] && text["1️⃣"] <= range.upperBound
      #expect(holdsCursor, "\(proposal.label) edits elsewhere", sourceLocation: sourceLocation)
    }
    return proposals
  }

  /// Returns the labels in the order in which an editor lists them.
  func labels(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    proposals(marked, sourceLocation: sourceLocation).sorted { $0.sortText < $1.sortText }.map(\.label)
  }

  /// Returns the first five labels that an editor lists: those that begin as what is typed, by `sortText`.
  func firstFive(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let text = MarkedText(marked)
    let fitting = proposals(marked, sourceLocation: sourceLocation).filter { proposal in
      let typed = text.source.string(in: proposal.edit.range.lowerBound..<text["1️⃣"])
      return proposal.filterText.lowercased().hasPrefix(typed.lowercased())
    }
    return fitting.sorted { $0.sortText < $1.sortText }.prefix(5).map(\.label)
  }

  /// Expects a proposal with `label` that turns the text into `expected`.
  @discardableResult
  func accepts(
    _ label: String,
    in marked: String,
    giving expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CompletionProposal? {
    let proposals = proposals(marked, sourceLocation: sourceLocation)
    guard let proposal = proposals.first(where: { $0.label == label }) else {
      Issue.record("\(label) is not among \(proposals.map(\.label).prefix(40))", sourceLocation: sourceLocation)
      return nil
    }
    let result = MarkedText(marked).source.applying([proposal.edit] + proposal.otherEdits).string
    #expect(result == expected, sourceLocation: sourceLocation)
    return proposal
  }

  /// Expects that nothing is proposed.
  func isSilent(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let labels = labels(marked, sourceLocation: sourceLocation)
    #expect(labels.isEmpty, sourceLocation: sourceLocation)
  }
}
