import SourceText

/// The sorts of rules that findings come from, in the order in which findings of one place are listed.
package enum FindingSource: UInt8, Sendable, Comparable {
  case syntax
  case repeatedKey
  case key
  case entry
  case document
  case project
  case stringCatalog
  case slow

  package static func < (lhs: FindingSource, rhs: FindingSource) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A finding with the sort of rule that it comes from.
package struct SourcedFinding: Sendable, Hashable {
  package let source: FindingSource
  package var finding: Finding

  /// Puts both together.
  package init(source: FindingSource, finding: Finding) { (self.source, self.finding) = (source, finding) }

  /// The byte that determines its place in the list.
  package var start: Int { finding.range.lowerBound }

  /// Returns the finding with all its places moved by `distance` bytes.
  package func moved(by distance: Int) -> SourcedFinding {
    SourcedFinding(source: source, finding: finding.moved(by: distance))
  }

  /// Returns the finding after a change of the text; nil if all that it is about was deleted.
  package func moved(by change: TextChange) -> SourcedFinding? {
    finding.moved(by: change).map { SourcedFinding(source: source, finding: $0) }
  }
}

extension [SourcedFinding] {
  /// The findings by ascending start and sort of rule; what is equal in both stays in order.
  package var inOrder: [SourcedFinding] {
    guard count > 1 else { return self }
    return enumerated()
      .sorted {
        ($0.element.start, $0.element.source, $0.offset) < ($1.element.start, $1.element.source, $1.offset)
      }
      .map(\.element)
  }
}
