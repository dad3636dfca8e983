import SourceText

extension Finding {
  /// Returns the finding with all its places in the file moved by `distance` bytes.
  package func moved(by distance: Int) -> Finding {
    var finding = self
    finding.range = range.moved(by: distance)
    for fix in finding.fixes.indices {
      finding.fixes[fix].edits = fixes[fix].edits.map {
        TextEdit(range: $0.range.moved(by: distance), replacement: $0.replacement)
      }
    }
    for place in finding.related.indices {
      if case .here(let range) = related[place].place {
        finding.related[place].place = .here(range.moved(by: distance))
      }
    }
    return finding
  }
}

extension Range<Int> {
  /// Whether both ranges share a byte or an end.
  package func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }

  /// Returns the range moved by `distance`.
  package func moved(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
