/// Searches in bytes that may be invalid UTF-8: a byte that is not part of a whole character counts as one.
enum ByteScan {
  /// Returns the length in bytes of the character that starts at `offset`, which must be inside `bytes`.
  static func characterLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let expected = UTF8Sequence.length(ofLead: bytes[offset])
    guard expected > 1, offset + expected <= bytes.count, UTF8Sequence.isContinuation(bytes[offset + 1]) else {
      return 1
    }
    if expected > 2, !UTF8Sequence.isContinuation(bytes[offset + 2]) { return 1 }
    if expected > 3, !UTF8Sequence.isContinuation(bytes[offset + 3]) { return 1 }
    return expected
  }

  /// Returns the start of the character that the byte at `offset` belongs to; `offset` itself at the end of `bytes`.
  static func characterStart(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset < bytes.count, UTF8Sequence.isContinuation(bytes[offset]) else { return offset }
    for start in stride(from: offset - 1, through: max(0, offset - 3), by: -1) {
      if UTF8Sequence.isContinuation(bytes[start]) { continue }
      return start + characterLength(at: start, in: bytes) > offset ? start : offset
    }
    return offset
  }

  /// Returns the first offset from `offset` on where `bytes` can be cut: not inside a character or a `\r\n`.
  static func cut(notBefore offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var cut = offset
    while cut > 0, cut < bytes.count {
      let isInsideLineEnd = bytes[cut - 1] == UInt8(ascii: "\r") && bytes[cut] == UInt8(ascii: "\n")
      guard isInsideLineEnd || characterStart(cut, in: bytes) < cut else { break }
      cut += 1
    }
    return min(cut, bytes.count)
  }

  /// Returns the offsets after each line end in `bytes` and counts the other bytes; linear.
  static func measure(_ bytes: UnsafeBufferPointer<UInt8>) -> (lineStarts: [UInt16], extent: TextExtent) {
    // Each byte could end a line; the final array has exactly the capacity that it needs.
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { lineStarts in
      let extent = measure(bytes, lineStarts: lineStarts)
      return (Array(lineStarts[..<extent.lines]), extent)
    }
  }

  private static func measure(
    _ bytes: UnsafeBufferPointer<UInt8>,
    lineStarts: UnsafeMutableBufferPointer<UInt16>
  ) -> TextExtent {
    var lines = 0
    // The difference between the number of bytes and the number of units.
    var (utf16, utf32) = (0, 0)
    var offset = 0
    while offset < bytes.count {
      if let word = asciiWord(at: offset, in: bytes) {
        var ends = lineEnds(in: word)
        while ends != 0 {
          let end = offset + ends.trailingZeroBitCount / 8
          if endsLine(at: end, in: bytes) { add(end + 1, to: lineStarts, &lines) }
          ends &= ends - 1
        }
        offset += 8
      } else if bytes[offset] < 0x80 {
        if endsLine(at: offset, in: bytes) { add(offset + 1, to: lineStarts, &lines) }
        offset += 1
      } else {
        // Such characters are rarely alone.
        repeat {
          let length = characterLength(at: offset, in: bytes)
          utf32 += length - 1
          utf16 += length - (length == 4 ? 2 : 1)
          offset += length
        } while offset < bytes.count && bytes[offset] >= 0x80
      }
    }
    return TextExtent(bytes: bytes.count, lines: lines, utf16: bytes.count - utf16, utf32: bytes.count - utf32)
  }

  /// Whether a line ends with the byte at `offset`; for a `\r\n` that is the `\n`.
  private static func endsLine(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[offset] == UInt8(ascii: "\n") { return true }
    guard bytes[offset] == UInt8(ascii: "\r") else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
  }

  private static func add(_ start: Int, to lineStarts: UnsafeMutableBufferPointer<UInt16>, _ lines: inout Int) {
    lineStarts.initializeElement(at: lines, to: UInt16(truncatingIfNeeded: start))
    lines += 1
  }

  /// Returns the number of code units of `encoding` in `range`, which starts and ends between characters; linear.
  static func units(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, encoding: PositionEncoding) -> Int {
    var units = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if offset + 8 <= range.upperBound, asciiWord(at: offset, in: bytes) != nil {
        offset += 8
        units += 8
      } else {
        let length = characterLength(at: offset, in: bytes)
        units += Self.units(ofLength: length, in: encoding)
        offset += length
      }
    }
    return units
  }

  /// Returns the offset that has `units` code units of `encoding` between it and the start of `range`.
  ///
  /// Inside a character it is the character's start, and it is at most the end of `range`. Linear.
  static func offset(
    after units: Int,
    in range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    encoding: PositionEncoding
  ) -> Int {
    var units = units
    var offset = range.lowerBound
    while offset < range.upperBound {
      if units >= 8, offset + 8 <= range.upperBound, asciiWord(at: offset, in: bytes) != nil {
        offset += 8
        units -= 8
      } else {
        let length = characterLength(at: offset, in: bytes)
        units -= Self.units(ofLength: length, in: encoding)
        if units < 0 { break }
        offset += length
      }
    }
    return min(offset, range.upperBound)
  }

  /// Returns the number of code units of `encoding` in a character of `length` UTF-8 bytes.
  private static func units(ofLength length: Int, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  /// Returns the eight bytes at `offset`, the first in the lowest bits, or nil if there are fewer or one is not ASCII.
  private static func asciiWord(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard offset + 8 <= bytes.count else { return nil }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return word & highestBits == 0 ? UInt64(littleEndian: word) : nil
  }

  /// Returns a word with the highest bit set in each byte where `word`, all ASCII, holds a `\n` or a `\r`.
  private static func lineEnds(in word: UInt64) -> UInt64 {
    // All bytes are below 0x80, so no sum carries over into the next byte. This sum reaches 0x80 from 0x0E on.
    guard ~(word &+ 0x7272_7272_7272_7272) & highestBits != 0 else { return 0 }
    let newlines = ~((word ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let returns = ~((word ^ 0x0D0D_0D0D_0D0D_0D0D) &+ 0x7F7F_7F7F_7F7F_7F7F)
    return (newlines | returns) & highestBits
  }

  private static let highestBits: UInt64 = 0x8080_8080_8080_8080
}

extension String {
  /// Returns whether the bytes of `text` in UTF-8 occur in this one.
  ///
  /// `contains` compares characters by their canonical forms, which takes many times as long. Linear in the length for usual texts.
  public func containsBytes(of text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in part.withUTF8 { whole.containsBytes(of: $0) } }
  }
}

extension SourceText {
  /// Returns whether the bytes of `text` in UTF-8 occur in this one; linear in the length for usual texts.
  public func containsBytes(of text: String) -> Bool {
    var part = text
    return withBytes(in: 0..<count) { whole in part.withUTF8 { whole.containsBytes(of: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func containsBytes(of part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}
