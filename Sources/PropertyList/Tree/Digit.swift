/// The digits of numbers in text.
enum Digit {
  /// Returns the value of a decimal or hexadecimal digit in either case, or nil for other bytes.
  @inline(__always)
  static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns whether `byte` is one of `0` to `9`.
  @inline(__always)
  static func isDecimal(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}
