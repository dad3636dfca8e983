/// Classes of ASCII bytes; the bytes of other characters belong to none of them.
public enum ASCII {
  /// Returns whether `byte` is a space or a tab.
  @inlinable @inline(__always)
  public static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns whether `byte` is a line feed or a carriage return.
  @inlinable @inline(__always)
  public static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Returns whether `byte` is white space by C's `isspace`: blanks, line ends, vertical tab and form feed.
  @inlinable @inline(__always)
  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// Returns whether `byte` is white space of XML and JSON: blanks and line ends.
  @inlinable @inline(__always)
  public static func isBlankOrLineEnd(_ byte: UInt8) -> Bool { isBlank(byte) || isLineEnd(byte) }

  /// Returns whether `byte` is one of `0` to `9`.
  @inlinable @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns whether `byte` is a letter in either case.
  @inlinable @inline(__always)
  public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns whether `byte` is one of `A` to `Z`.
  @inlinable @inline(__always)
  public static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Returns whether `byte` is a letter in either case or a digit.
  @inlinable @inline(__always)
  public static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Returns the value of a decimal or hexadecimal digit in either case, or nil for other bytes.
  @inlinable @inline(__always)
  public static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// Returns `byte` as two hexadecimal digits with capital letters.
  public static func hex(_ byte: UInt8) -> String {
    String(decoding: [digit(byte >> 4), digit(byte & 15)], as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Returns `byte` in lower case, if it is a capital letter.
  @inlinable @inline(__always)
  public static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}
