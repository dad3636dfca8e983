import AppProject
import BuildDescriptions
import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// Applies the selected fixes of a file until nothing is left to fix.
struct FixApplier {
  /// A fix that was applied.
  struct Applied: Sendable, Hashable {
    /// The finding that it resolved, at its place before the fix.
    let finding: ReportedFinding
    /// What was done.
    let title: String
  }

  /// Fixes can make others possible, and several insertions at one place are made one after the other.
  private static let maximumRounds = 100

  let linter: Linter
  let project: ProjectContext?
  /// How the file was named.
  let path: String
  let selection: FixSelection
  /// The findings that are left alone.
  let known: KnownFindings?

  /// Returns the document with its fixes and what was done, or nil if there is nothing to do.
  ///
  /// It is also nil for a file that its encoding does not reproduce byte for byte: such a file is not changed.
  func fix(_ document: Document, contents: [UInt8]) -> (document: Document, contents: [UInt8], applied: [Applied])? {
    guard let encoding = FixableText.encoding(of: document, contents) else { return nil }
    let start = State(document: document, contents: contents)
    let state = rounds(start, encoding, isRepairing: true) ?? rounds(start, encoding, isRepairing: false)
    guard let state, state.contents != contents else { return nil }
    return (state.document, state.contents, state.applied)
  }

  /// A document and what was done to it.
  private struct State {
    var document: Document
    var contents: [UInt8]
    var applied: [Applied] = []
  }

  /// Returns what all rounds of fixes lead to; nil where repairs of the syntax come to no end, so that another run would go on
  /// with them: so broken a file is left to people.
  private func rounds(_ start: State, _ encoding: TextEncoding, isRepairing: Bool) -> State? {
    var state = start
    // Fixes that undo each other must end.
    var seen: Set = [start.contents.hashValue]
    for _ in 0..<Self.maximumRounds {
      let document = state.document
      let round = FixRound(newFindings(in: document), in: document, selection, isRepairing: isRepairing) {
        encoding.encode($0) != nil
      }
      if isRepairing, round.isExhausted { return nil }
      guard let next = FixableText.applying(round.fixes.flatMap(\.fix.edits), to: document, encoding),
        seen.insert(next.contents.hashValue).inserted
      else { return state }
      state.applied += round.fixes.map { finding, fix in
        Applied(finding: ReportedFinding(finding, path: path, text: document.text), title: fix.title)
      }
      (state.document, state.contents) = next
    }
    return isRepairing && state.document.tree.hasIssues ? nil : state
  }

  private func newFindings(in document: Document) -> [Finding] {
    let findings = linter.findings(in: document, project: project)
    guard let known else { return findings }
    let isNew = known.areNew(findings.map { ReportedFinding($0, path: path, text: document.text) })
    return zip(findings, isNew).filter(\.1).map(\.0)
  }
}

/// A fix that changes other files than that of its finding.
public struct SharedFix: Sendable {
  /// The finding.
  public let finding: ReportedFinding
  /// What resolves it.
  public let fix: Fix
  /// The text that the finding was made for.
  let text: SourceText
}

/// What fixes may do to the text of a file.
package enum FixableText {
  /// Returns the encoding of a file that reproduces its bytes; nil for other files, which are not changed.
  package static func encoding(of document: Document, _ contents: [UInt8]) -> TextEncoding? {
    guard let encoding = document.encoding, document.encodingProblem == nil,
      encoding.encode(document.text) == contents
    else { return nil }
    return encoding
  }

  /// Returns a document with edits; nil if they change nothing, do not fit the encoding, or leave more errors of
  /// syntax, which no fix may do.
  package static func applying(
    _ edits: [TextEdit],
    to document: Document,
    _ encoding: TextEncoding
  ) -> (document: Document, contents: [UInt8])? {
    let text = document.text.applying(edits)
    guard text.bytes != document.text.bytes, let contents = encoding.encode(text) else { return nil }
    let next = Document(path: document.path, contents: contents)
    // A text in another syntax is broken as a property list anyway.
    let isReadable =
      document.kind == .other
      ? !isReadable(document) || self.isReadable(next) : next.tree.errorCount <= document.tree.errorCount
    return isReadable ? (next, contents) : nil
  }

  /// Whether the reader of its format, if it has one, takes the text of a file that is no property list.
  private static func isReadable(_ document: Document) -> Bool {
    DescriptionFile(path: document.path ?? "", bytes: document.text.bytes).isReadable
  }
}
