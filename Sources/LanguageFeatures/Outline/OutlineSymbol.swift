import PropertyList

/// An entry, an item or a group of a document, for outlines.
public struct OutlineSymbol: Sendable, Hashable {
  /// What the symbol is.
  public enum Kind: Sendable, Hashable {
    case dictionary
    case array
    case string
    case number
    case boolean
    case date
    case data
    /// Entries of a string table below one comment.
    case group
  }

  /// The key, the number of an item, or the text of a comment.
  public var name: String
  /// The name that Xcode shows, or the value.
  public var detail: String?
  /// What the symbol is.
  public var kind: Kind
  /// Whether the key is deprecated.
  public var isDeprecated = false
  /// All bytes of the symbol.
  public var range: Range<Int>
  /// The bytes that name it, inside `range`.
  public var nameRange: Range<Int>
  /// The symbols inside it, in the order of the text.
  public var children: [OutlineSymbol] = []
}

extension OutlineSymbol.Kind {
  /// The kind of a value.
  init(_ value: Node) {
    self =
      switch value.kind {
      case .dictionary: .dictionary
      case .array: .array
      case .integer, .real: .number
      case .true, .false: .boolean
      case .date: .date
      case .data: .data
      default: .string
      }
  }
}
