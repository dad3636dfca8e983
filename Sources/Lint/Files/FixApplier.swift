import AppProject
import PropertyList
import SourceText

/// Applies the safe fixes of a file until nothing is left to fix.
struct FixApplier {
  /// A fix that was applied.
  struct Applied: Sendable, Hashable {
    /// The finding that it resolved, at its place before the fix.
    let finding: ReportedFinding
    /// What was done.
    let title: String
  }

  /// Fixes can make room for others, but never so often; two that undo each other must come to an end.
  private static let maximumRounds = 10

  private let linter: Linter
  private let project: ProjectContext?

  init(linter: Linter, project: ProjectContext?) {
    self.linter = linter
    self.project = project
  }

  /// Returns the document with its fixes and what was done, or nil where nothing is to be done or nothing may be: a file
  /// that does not come out of its encoding byte for byte is left alone.
  func fix(_ document: Document, contents: [UInt8]) -> (document: Document, contents: [UInt8], applied: [Applied])? {
    guard let encoding = document.encoding, document.encodingProblem == nil,
      encoding.encode(document.text) == contents
    else { return nil }
    var (current, bytes) = (document, contents)
    var applied: [Applied] = []
    for _ in 0..<Self.maximumRounds {
      let (edits, done) = chooseFixes(in: current)
      let text = current.text.applying(edits)
      guard text.bytes != current.text.bytes, let newBytes = encoding.encode(text) else { break }
      let next = Document(path: document.path, contents: newBytes)
      // A fix must never turn a file that is read into one that is not.
      guard next.tree.isReadable || !current.tree.isReadable else { break }
      (current, bytes) = (next, newBytes)
      applied += done
    }
    return bytes == contents ? nil : (current, bytes, applied)
  }

  /// Returns the edits of the first safe fix of each finding, without fixes that touch what an earlier one changes.
  private func chooseFixes(in document: Document) -> (edits: [TextEdit], applied: [Applied]) {
    var edits: [TextEdit] = []
    var applied: [Applied] = []
    for finding in linter.findings(in: document, project: project) {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty,
        !fix.edits.contains(where: { edit in edits.contains { Self.collide(edit, $0) } })
      else { continue }
      edits += fix.edits
      let path = document.path ?? ""
      applied.append(
        Applied(finding: ReportedFinding(finding, path: path, text: document.text), title: fix.title)
      )
    }
    return (edits, applied)
  }

  /// Whether two edits overlap or meet, so that their order would matter.
  private static func collide(_ first: TextEdit, _ second: TextEdit) -> Bool {
    first.range.lowerBound <= second.range.upperBound && second.range.lowerBound <= first.range.upperBound
  }
}
