/// The type that a format specifier reads its argument as.
public enum ArgumentType: Sendable, Hashable {
  /// An object, `%@`.
  case object
  /// A whole number or a character code.
  case integer
  /// A number with fractions.
  case floating
  /// The address of bytes: C strings, UTF-16 strings, bare pointers.
  case pointer

  /// Returns the type that a conversion such as `d` reads; nil for bytes that are not a conversion.
  public init?(conversion: UInt8) {
    switch conversion {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "c"), UInt8(ascii: "C"):
      self = .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      self = .floating
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"): self = .pointer
    default: return nil
    }
  }
}
