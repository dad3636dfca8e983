/// The bytes that pieces of a text are slices of.
final class TextStorage: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// A part of a text with what positions need to know of it.
///
/// It begins and ends between two characters and never between `\r` and `\n`, so that it can be looked at by itself.
final class TextPiece: Sendable {
  let storage: TextStorage
  /// The bytes of the piece in its storage.
  let range: Range<Int>
  /// The places behind the line ends of the piece, ascending, counted from its start.
  let lineStarts: [UInt32]
  /// The number of UTF-16 code units and of characters; both are the number of bytes in an ASCII piece.
  let counts: UnitCounts

  var isASCII: Bool { counts.utf32 == range.count }

  init(_ storage: TextStorage, _ range: Range<Int>) {
    self.storage = storage
    self.range = range
    (lineStarts, counts) = storage.bytes.withUnsafeBufferPointer { buffer in
      let bytes = UnsafeBufferPointer(rebasing: buffer[range])
      let (lineStarts, isASCII) = Self.lineStarts(bytes)
      let all = UnitCounts(utf16: bytes.count, utf32: bytes.count)
      return (lineStarts, isASCII ? all : UnitCounts(bytes[...]))
    }
  }

  /// Finds the places behind line ends, and whether all bytes are ASCII.
  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> ([UInt32], Bool) {
    var starts: [UInt32] = []
    starts.reserveCapacity(bytes.count / 40)
    var seen: UInt8 = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      seen |= byte
      offset += 1
      // One comparison settles nearly all bytes: both line ends are at most 0x0D.
      guard byte <= 0x0D else { continue }
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(truncatingIfNeeded: offset))
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    return (starts, seen < 0x80)
  }

  /// Calls `body` with the piece's bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  // MARK: Cutting

  /// Cuts bytes into pieces of about `size` bytes.
  static func cut(_ storage: TextStorage, size: Int) -> [TextPiece] {
    var pieces: [TextPiece] = []
    pieces.reserveCapacity(storage.bytes.count / size + 1)
    var start = 0
    storage.bytes.withUnsafeBufferPointer { bytes in
      while start < bytes.count {
        // The last two share what is left, so that no piece is tiny.
        let rest = bytes.count - start
        let wanted = rest >= 2 * size ? size : rest > size ? rest / 2 : rest
        let end = border(near: start + wanted, in: bytes)
        pieces.append(TextPiece(storage, start..<end))
        start = end
      }
    }
    return pieces
  }

  /// Returns the first place at or behind `offset` that parts neither a character nor a line end.
  private static func border(near offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = offset
    while offset < bytes.count, UTF8Sequence.isContinuation(bytes[offset]) { offset += 1 }
    if offset > 0, offset < bytes.count, bytes[offset - 1] == UInt8(ascii: "\r"), bytes[offset] == UInt8(ascii: "\n") {
      offset += 1
    }
    return offset
  }
}

/// How long a text is in the code units in which editors count.
struct UnitCounts: Sendable, Hashable {
  var utf16 = 0
  var utf32 = 0

  init(utf16: Int = 0, utf32: Int = 0) {
    self.utf16 = utf16
    self.utf32 = utf32
  }

  /// Counts the characters of bytes that begin with one; linear.
  init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let length = Self.characterLength(bytes, at: offset)
      utf16 += length == 4 ? 2 : 1
      utf32 += 1
      offset += length
    }
  }

  /// Returns the count in an encoding other than UTF-8, which needs no counting.
  func units(_ encoding: PositionEncoding) -> Int { encoding == .utf16 ? utf16 : utf32 }

  /// Returns the length in bytes of the character that starts at `offset`; 1 for a byte that starts none.
  static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence, at offset: Int) -> Int {
    let expected = UTF8Sequence.length(ofLead: bytes[offset])
    guard expected > 1, offset + expected <= bytes.endIndex else { return 1 }
    for index in (offset + 1)..<(offset + expected) where !UTF8Sequence.isContinuation(bytes[index]) { return 1 }
    return expected
  }
}
