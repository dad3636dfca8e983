/// A text with places for arguments, as `String(format:)` takes it.
///
/// Source: Apple, "String Format Specifiers"; IEEE Std 1003.1 for flags, width, precision and lengths.
public struct FormatString: Sendable, Hashable {
  /// The places for arguments in the order of the text.
  public private(set) var specifiers: [FormatSpecifier] = []
  /// What was probably meant for one and is none, in the order of the text.
  public private(set) var defects: [FormatDefect] = []

  /// Reads the specifiers in the bytes of a text, linear in their number and at once where no percent sign is among them.
  ///
  /// The bytes may be those of a file, with its escapes: no specifier has any inside.
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

  /// Each specifier with the number of its argument, from `first` on where it has none of its own; linear.
  public func numbered(from first: Int = 1) -> [(argument: Int, specifier: FormatSpecifier)] {
    var next = first
    return specifiers.map { specifier in
      next += specifier.starCount
      defer { if specifier.position == nil { next += 1 } }
      return (specifier.position ?? next, specifier)
    }
  }
}
