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

  /// Returns the finding after a change of the text; nil if all that it is about was deleted.
  ///
  /// Fixes and related places that the change reaches into are left out.
  package func moved(by change: TextChange) -> Finding? {
    guard let range = range.moved(by: change) else { return nil }
    var finding = self
    finding.range = range
    finding.fixes = fixes.compactMap { fix in
      guard !fix.edits.contains(where: { $0.range.touches(change.range) }) else { return nil }
      var fix = fix
      fix.edits = fix.edits.compactMap { edit in
        edit.range.moved(by: change).map { TextEdit(range: $0, replacement: edit.replacement) }
      }
      return fix
    }
    finding.related = related.compactMap { related in
      guard case .here(let range) = related.place else { return related }
      return range.moved(by: change).map { RelatedPlace(.here($0), related.message) }
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

  /// Returns the range after a change of the text; nil if all of it was deleted.
  ///
  /// What is typed at an end does not belong to it. Of what was replaced, the place in the new text is a guess.
  package func moved(by change: TextChange) -> Range<Int>? {
    let (old, new) = (change.range, change.newRange)
    if lowerBound >= old.upperBound { return moved(by: change.delta) }
    if upperBound <= old.lowerBound { return self }
    if new.isEmpty, old.lowerBound <= lowerBound, upperBound <= old.upperBound { return nil }
    let lower = Swift.min(lowerBound, Swift.max(old.lowerBound, Swift.min(lowerBound, new.upperBound)))
    let upper = upperBound > old.upperBound ? upperBound + change.delta : Swift.min(upperBound, new.upperBound)
    return Swift.min(lower, upper)..<upper
  }
}
