import AppProject
import LintEngine
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

  /// Fixes can make others possible, but not this often; two that undo each other must end.
  private static let maximumRounds = 10
  /// How many fixes of one file are tried one by one.
  private static let maximumTries = 100

  private let linter: Linter
  private let project: ProjectContext?
  /// How the file was named.
  private let path: String

  init(linter: Linter, project: ProjectContext?, path: String) {
    self.linter = linter
    self.project = project
    self.path = path
  }

  /// Returns the document with its fixes and what was done, or nil if there is nothing to do.
  ///
  /// It is also nil for a file that its encoding does not reproduce byte for byte: such a file is not changed.
  func fix(_ document: Document, contents: [UInt8]) -> (document: Document, contents: [UInt8], applied: [Applied])? {
    guard let encoding = document.encoding, document.encodingProblem == nil,
      encoding.encode(document.text) == contents
    else { return nil }
    var (current, bytes) = (document, contents)
    var applied: [Applied] = []
    for _ in 0..<Self.maximumRounds {
      let candidates = candidates(in: current)
      // If all together do harm, those that do none alone are applied; each attempt reads the file again.
      guard
        let round = apply(candidates, to: current, encoding)
          ?? apply(
            candidates.prefix(Self.maximumTries).filter { apply([$0], to: current, encoding) != nil },
            to: current,
            encoding
          )
      else { break }
      (current, bytes) = (round.document, round.contents)
      applied += round.applied
    }
    return bytes == contents ? nil : (current, bytes, applied)
  }

  /// A finding with the fix that may be applied to it.
  private typealias Candidate = (finding: Finding, fix: Fix)

  /// Returns the first fix of each finding if it is safe, without fixes that overlap an earlier one.
  private func candidates(in document: Document) -> [Candidate] {
    var occupied = OccupiedRanges()
    var candidates: [Candidate] = []
    for finding in linter.findings(in: document, project: project) {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty,
        !fix.edits.contains(where: { occupied.touches($0.range) })
      else { continue }
      for edit in fix.edits { occupied.insert(edit.range) }
      candidates.append((finding, fix))
    }
    return candidates
  }

  /// Returns the document with `candidates` applied, or nil if that changes nothing, does not fit the encoding, or
  /// makes a readable file unreadable, which no fix may do.
  private func apply(
    _ candidates: [Candidate],
    to document: Document,
    _ encoding: TextEncoding
  ) -> (document: Document, contents: [UInt8], applied: [Applied])? {
    let text = document.text.applying(candidates.flatMap(\.fix.edits))
    guard text.bytes != document.text.bytes, let contents = encoding.encode(text) else { return nil }
    let next = Document(path: document.path, contents: contents)
    guard next.tree.isReadable || !document.tree.isReadable else { return nil }
    let applied = candidates.map { candidate in
      Applied(
        finding: ReportedFinding(candidate.finding, path: path, text: document.text),
        title: candidate.fix.title
      )
    }
    return (next, contents, applied)
  }
}
