import SourceText

/// The lines that version control leaves around both sides of a merge conflict.
enum ConflictMarker {
  /// Returns whether a marker line begins at `offset`: seven of `<`, `=`, `>` or `|` at a line's start, then space or line end.
  static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + 7 <= bytes.count else { return false }
    let first = bytes[offset]
    // Called at every step of a parser: one comparison decides nearly all places.
    guard bytes[offset + 1] == first else { return false }
    guard "<=>|".utf8.contains(first), offset == 0 || ASCII.isLineEnd(bytes[offset - 1]) else { return false }
    guard bytes[offset..<(offset + 7)].allSatisfy({ $0 == first }) else { return false }
    guard offset + 7 < bytes.count else { return true }
    return bytes[offset + 7] == UInt8(ascii: " ") || ASCII.isLineEnd(bytes[offset + 7])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the line that holds `offset`, before its line end; linear in the rest of the line.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != UInt8(ascii: "\n"), self[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }
}
