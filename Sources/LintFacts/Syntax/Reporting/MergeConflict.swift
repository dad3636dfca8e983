import LintEngine
import SourceText

/// The two sides of a merge conflict, with the marker lines around them.
package struct MergeConflict {
  /// The lines from the first marker to the last, line end included.
  private let whole: Range<Int>
  private let upper: Range<Int>
  private let lower: Range<Int>

  /// Finds the conflict that begins with the `<<<<<<<` line at `offset`; nil if its other markers are missing.
  ///
  /// Linear in the lines of the conflict.
  package init?(_ text: SourceText, startingAt offset: Int) {
    let first = text.line(at: offset)
    guard Self.marker(text, first) == UInt8(ascii: "<") else { return nil }
    var endOfUpper: Int?
    var startOfLower: Int?
    for line in (first + 1)..<max(text.lineCount, first + 1) {
      let start = text.lineRange(line).lowerBound
      switch Self.marker(text, line) {
      case UInt8(ascii: "|"):
        endOfUpper = endOfUpper ?? start
      case UInt8(ascii: "="):
        endOfUpper = endOfUpper ?? start
        startOfLower = startOfLower ?? Self.nextLine(text, line)
      case UInt8(ascii: ">"):
        guard let endOfUpper, let startOfLower else { return nil }
        upper = Self.nextLine(text, first)..<endOfUpper
        lower = startOfLower..<start
        whole = text.lineRange(first).lowerBound..<Self.nextLine(text, line)
        return
      case UInt8(ascii: "<"):
        return nil
      default:
        break
      }
    }
    return nil
  }

  /// Edits that keep one side.
  package var fixes: [Fix] {
    [("keep-upper", upper), ("keep-lower", lower)].map { name, side in
      Fix(
        SyntaxWords.text(name),
        [.delete(whole.lowerBound..<side.lowerBound), .delete(side.upperBound..<whole.upperBound)],
        isSafe: false
      )
    }
  }

  private static func marker(_ text: SourceText, _ line: Int) -> UInt8? {
    let range = text.lineRange(line)
    return text.withBytes(in: range.lowerBound..<min(range.upperBound, range.lowerBound + 8)) { bytes in
      guard let first = bytes.first, "<=>|".utf8.contains(first), bytes.count >= 7,
        bytes.prefix(7).allSatisfy({ $0 == first }), bytes.count == 7 || bytes[7] == UInt8(ascii: " ")
      else { return nil }
      return first
    }
  }

  private static func nextLine(_ text: SourceText, _ line: Int) -> Int {
    line + 1 < text.lineCount ? text.lineRange(line + 1).lowerBound : text.count
  }
}
