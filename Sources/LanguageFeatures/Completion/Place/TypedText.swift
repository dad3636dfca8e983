import SourceText

/// The text being typed at the cursor, as bytes of the document.
struct TypedText {
  var form: CursorPlace.Form
  /// The name of the element around the text, for `content`.
  var element: String = ""
  var range: Range<Int>
  var whole: Range<Int>
}

/// Scans of bytes for completion.
enum TypedByte {
  /// Whether `byte` can be in an old-style string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || "_$/:.-".utf8.contains(byte)
  }
}

extension SourceText {
  /// Returns where the bytes that meet `condition` end, from `start` on; `limit` if none stops them.
  func endOfRun(from start: Int, to limit: Int, where condition: (UInt8) -> Bool) -> Int {
    guard start < limit else { return start }
    return firstOffset(in: start..<limit) { !condition($0) } ?? limit
  }

  /// Returns where the bytes that meet `condition` and end at `end` begin; `limit` if none stops them.
  func startOfRun(endingAt end: Int, from limit: Int, where condition: (UInt8) -> Bool) -> Int {
    guard limit < end else { return end }
    return lastOffset(in: limit..<end) { !condition($0) }.map { $0 + 1 } ?? limit
  }

  /// Returns the end of `range` without trailing blanks.
  func trimmedEnd(of range: Range<Int>) -> Int {
    startOfRun(endingAt: range.upperBound, from: range.lowerBound, where: ASCII.isBlank)
  }

  /// Returns the start of `range` without leading blanks.
  func trimmedStart(of range: Range<Int>) -> Int {
    endOfRun(from: range.lowerBound, to: range.upperBound, where: ASCII.isBlank)
  }

  /// Returns whether `text` is at `offset`.
  func hasPrefix(_ text: some StringProtocol, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count else { return false }
    return withBytes(in: offset..<(offset + text.utf8.count)) { $0.elementsEqual(text.utf8) }
  }
}
