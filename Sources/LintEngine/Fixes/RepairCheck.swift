import ProjectFiles
import SourceText

/// Whether repairs of the syntax have the effect that their titles announce.
///
/// After the first error a parser guesses. A repair that rests on a wrong guess makes the text worse, and is offered again and
/// again: a comma that is put into a text without an end separates nothing.
public struct RepairCheck {
  private let document: Document

  /// Creates the check of repairs of `document`.
  public init(_ document: Document) {
    self.document = document
  }

  /// Returns findings in the document, in which those repairs are no longer safe that do not read as they were meant, alone
  /// or together with others.
  ///
  /// Linear in the document and the findings, unless repairs fail; then a limited number of them is tried.
  public func confirming(_ findings: [Finding]) -> [Finding] {
    var waiting = findings.indices.flatMap { index in
      findings[index].fixes.indices.filter { findings[index].fixes[$0].isRepair && findings[index].fixes[$0].isSafe }
        .map { Repair(finding: index, fix: $0) }
    }
    guard !waiting.isEmpty else { return findings }
    var confirmed = findings
    var search = FixSearch(size: document.text.count)
    while !waiting.isEmpty {
      // Repairs of one place are tried one after the other.
      var occupied = OccupiedRanges()
      var (group, others): ([Repair], [Repair]) = ([], [])
      for repair in waiting {
        if occupied.insert(findings[repair.finding].fixes[repair.fix].edits.map(\.range)) {
          group.append(repair)
        } else {
          others.append(repair)
        }
      }
      let good = Set(search.part(of: group[...]) { isConfirmed($0, findings) })
      for repair in group where !good.contains(repair) { confirmed[repair.finding].fixes[repair.fix].isSafe = false }
      // Edits that overlap themselves are in no group.
      if group.isEmpty {
        for repair in others { confirmed[repair.finding].fixes[repair.fix].isSafe = false }
        break
      }
      waiting = others
    }
    return confirmed
  }

  /// A fix of a finding, by their indices.
  private struct Repair: Hashable {
    let finding: Int
    let fix: Int
  }

  private func isConfirmed(_ repairs: [Repair], _ findings: [Finding]) -> Bool {
    let edits = repairs.flatMap { findings[$0.finding].fixes[$0.fix].edits }
    return SyntaxChange(document, edits).confirms(repairsOf: repairs.map { findings[$0.finding].range })
  }
}
