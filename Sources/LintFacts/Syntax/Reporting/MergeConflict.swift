import LintEngine
import PropertyList
import SourceText

/// The two sides of a merge conflict, with the marker lines around them.
package struct MergeConflict {
  private let region: ConflictRegion

  /// Finds the conflict that begins with the `<<<<<<<` line at `offset`; nil if its other markers are missing.
  ///
  /// Linear in the lines of the conflict.
  package init?(_ text: SourceText, startingAt offset: Int) {
    // A marker that begins no conflict may have the rest of the text after it.
    let isFirst = offset < text.count && text.withBytes(in: offset..<offset + 1) { $0.first == UInt8(ascii: "<") }
    guard isFirst, let region = ConflictRegion(text, startingAt: offset), region.sides != nil else { return nil }
    self.region = region
  }

  /// Edits that keep one side, which only people can choose.
  package var fixes: [Fix] {
    guard let sides = region.sides else { return [] }
    return [("keep-upper", sides.upper), ("keep-lower", sides.lower)].map { name, side in
      Fix(
        SyntaxWords.text(name),
        [.delete(region.range.lowerBound..<side.lowerBound), .delete(side.upperBound..<region.range.upperBound)],
        needsDecision: true
      )
    }
  }
}
