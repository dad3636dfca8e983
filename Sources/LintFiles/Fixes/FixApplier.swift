import AppProject
import LintEngine
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
  /// How many fixes of one file are tried one by one.
  private static let maximumTries = 100

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
    var (current, bytes) = (document, contents)
    var applied: [Applied] = []
    // Fixes that undo each other must end.
    var seen: Set = [contents.hashValue]
    for _ in 0..<Self.maximumRounds {
      let candidates = newFindings(in: current).compatibleFixes(selection)
      // If all together do harm, those that do none alone are applied; each attempt reads the file again.
      guard
        let round = apply(candidates, to: current, encoding)
          ?? apply(
            candidates.prefix(Self.maximumTries).filter { apply([$0], to: current, encoding) != nil },
            to: current,
            encoding
          ), seen.insert(round.contents.hashValue).inserted
      else { break }
      (current, bytes) = (round.document, round.contents)
      applied += round.applied
    }
    return bytes == contents ? nil : (current, bytes, applied)
  }

  private func newFindings(in document: Document) -> [Finding] {
    let findings = linter.findings(in: document, project: project)
    guard let known else { return findings }
    let isNew = known.areNew(findings.map { ReportedFinding($0, path: path, text: document.text) })
    return zip(findings, isNew).filter(\.1).map(\.0)
  }

  /// Returns the document with `candidates` applied, or nil if that changes nothing, does not fit the encoding, or
  /// makes a readable file unreadable, which no fix may do.
  private func apply(
    _ candidates: [(finding: Finding, fix: Fix)],
    to document: Document,
    _ encoding: TextEncoding
  ) -> (document: Document, contents: [UInt8], applied: [Applied])? {
    guard let next = FixableText.applying(candidates.flatMap(\.fix.edits), to: document, encoding) else { return nil }
    let applied = candidates.map { candidate in
      Applied(
        finding: ReportedFinding(candidate.finding, path: path, text: document.text),
        title: candidate.fix.title
      )
    }
    return (next.document, next.contents, applied)
  }
}
