/// A place in a format string where an argument goes, such as `%1$@`, `%.2f` or `%#@count@`.
public struct FormatSpecifier: Sendable, Hashable {
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// The number of its argument, from 1 on; nil for the next one.
  public let position: Int?
  /// The number of arguments before its own that it reads for width and precision, each written as `*`.
  public let starCount: Int
  /// The type that it reads its argument as; the type of a variable is declared elsewhere.
  public let type: ArgumentType
  /// The bytes of the name in `%#@name@`; nil for other specifiers.
  public let variable: Range<Int>?
}

/// Text that was meant as a format specifier and is not one, or is not the intended one.
public struct FormatDefect: Sendable, Hashable {
  /// What is wrong with it.
  public enum Kind: Sendable, Hashable {
    /// White space between the percent sign and what belongs to it, `% @`.
    case space
    /// A number without its dollar sign, or at the wrong side of it: `%1@`, `%$1@`.
    case number
    /// A percent sign or at sign that only resembles one, `％@`.
    case lookalike
    /// A number with its dollar sign and nothing after it that a specifier could end with, `%1$`.
    case unfinished
    /// A variable whose name does not end, `%#@count`.
    case openVariable
    /// A percent sign in a format that begins nothing and is not written twice, `%d% off`.
    case bareSign
  }

  /// What is wrong with it.
  public let kind: Kind
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// What was meant, if it is known.
  public let correction: String?
}

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

/// A text with places for arguments, as `String(format:)` reads it.
///
/// Source: Apple, "String Format Specifiers"; IEEE Std 1003.1 for flags, width, precision and lengths.
public struct FormatString: Sendable, Hashable {
  /// The places for arguments in the order of the text.
  public private(set) var specifiers: [FormatSpecifier] = []
  /// Texts that were probably meant as one and are not, in the order of the text.
  public private(set) var defects: [FormatDefect] = []

  /// Reads the specifiers in the bytes of a text, linear in their number, and immediate if there is no percent sign.
  ///
  /// The bytes may be those of a file, with its escapes: specifiers contain none.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = FormatScanner(bytes)
    while let item = scanner.next() {
      switch item {
      case .specifier(let specifier): specifiers.append(specifier)
      case .defect(let defect): defects.append(defect)
      }
    }
    // A text without arguments is shown as it is.
    guard !specifiers.isEmpty, !scanner.bareSigns.isEmpty else { return }
    defects += scanner.bareSigns.map { FormatDefect(kind: .bareSign, range: $0..<($0 + 1), correction: "%%") }
    defects.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Reads the specifiers in a text; linear.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { FormatString($0) }
  }

  /// Each specifier with the number of its argument, from `first` on if it does not have one; linear.
  public func numbered(from first: Int = 1) -> [(argument: Int, specifier: FormatSpecifier)] {
    var next = first
    return specifiers.map { specifier in
      next += specifier.starCount
      defer { if specifier.position == nil { next += 1 } }
      return (specifier.position ?? next, specifier)
    }
  }
}
