/// Reads the code of the values that are inserted into the string literals of a file, from the front to the back.
struct InterpolationReader {
  /// The last literal that was read, and what of the code in it is not passed yet.
  private var literal = 0..<0
  private var code: ArraySlice<Range<Int>> = []
  /// Where the last literal was read up to.
  var cursor: CodeCursor

  /// Makes a reader of the file of a cursor.
  init(_ cursor: CodeCursor) { self.cursor = cursor }

  /// Returns the cursor in code at or before `place`, which is in the last literal that `outer` moved past; nil if it is in no code.
  ///
  /// Linear in the literal when that is new.
  mutating func cursor(before place: Int, after outer: CodeCursor) -> CodeCursor? {
    guard outer.lastLiteral.contains(place) else { return nil }
    if literal != outer.lastLiteral {
      (literal, code, cursor) = (outer.lastLiteral, outer.interpolations()[...], outer)
    }
    while let first = code.first, first.upperBound <= place { code.removeFirst() }
    guard let first = code.first, first.contains(place) else { return nil }
    if !(first.lowerBound...first.upperBound).contains(cursor.offset) { cursor.offset = first.lowerBound }
    return cursor
  }
}
