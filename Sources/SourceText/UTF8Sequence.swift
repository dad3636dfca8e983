/// The byte patterns of UTF-8 (RFC 3629).
public enum UTF8Sequence {
  /// Returns whether `byte` is a second or later byte of a character.
  @inlinable
  public static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the number of bytes of the character that begins with `byte`; 1 for bytes that cannot begin one.
  @inlinable
  public static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or nil if all of `bytes` is valid; linear.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are invalid.
  public static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    let count = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    while offset < count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset += 1
        // Eight bytes at a time while they are ASCII, as nearly all of these files are.
        while offset + 8 <= count,
          raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
        }
        continue
      }
      let length = length(ofLead: lead)
      guard length > 1, offset + length <= count else { return offset }
      // Overlong forms, surrogates and too large values are detected by the second byte (RFC 3629, section 4).
      let second = bytes[offset + 1]
      let allowed: ClosedRange<UInt8> =
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
      guard allowed.contains(second) else { return offset }
      for index in (offset + 2)..<max(offset + 2, offset + length) where !isContinuation(bytes[index]) { return offset }
      offset += length
    }
    return nil
  }
}
