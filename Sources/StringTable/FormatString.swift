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
