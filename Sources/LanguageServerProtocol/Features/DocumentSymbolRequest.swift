/// Requests the outline of a document.
public struct DocumentSymbolRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = DocumentSymbolList?
  /// The method name.
  public static let method = "textDocument/documentSymbol"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// An outline in one of the two forms of the protocol.
public enum DocumentSymbolList: Codable, Hashable, Sendable {
  /// Symbols with symbols inside them.
  case nested([DocumentSymbol])
  /// All symbols in one list, for clients without `hierarchicalDocumentSymbolSupport`.
  case flat([SymbolInformation])

  /// Reads an outline; symbols with a `location` are a flat list.
  public init(from decoder: any Decoder) throws {
    if let symbols = try? [DocumentSymbol](from: decoder) {
      self = .nested(symbols)
    } else {
      self = .flat(try [SymbolInformation](from: decoder))
    }
  }

  /// Encodes the list itself, without a wrapper.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .nested(let symbols): try symbols.encode(to: encoder)
    case .flat(let symbols): try symbols.encode(to: encoder)
    }
  }
}

/// A symbol with the symbols inside it.
public struct DocumentSymbol: Codable, Hashable, Sendable {
  /// The name; never empty.
  public var name: String
  /// More about the symbol.
  public var detail: String?
  /// The kind.
  public var kind: SymbolKind
  /// Marks, such as "deprecated".
  public var tags: [SymbolTag]?
  /// All of the symbol.
  public var range: PositionRange
  /// What is selected when the symbol is chosen; inside `range`.
  public var selectionRange: PositionRange
  /// The symbols inside it.
  public var children: [DocumentSymbol]?

  /// Creates a value from its members.
  public init(
    name: String,
    detail: String? = nil,
    kind: SymbolKind,
    tags: [SymbolTag]? = nil,
    range: PositionRange,
    selectionRange: PositionRange,
    children: [DocumentSymbol]? = nil
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.tags = tags
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

/// A symbol with its place, in a list without levels.
public struct SymbolInformation: Codable, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The kind.
  public var kind: SymbolKind
  /// Marks, such as "deprecated".
  public var tags: [SymbolTag]?
  /// The place.
  public var location: Location
  /// The name of the symbol around it.
  public var containerName: String?

  /// Creates a value from its members.
  public init(
    name: String,
    kind: SymbolKind,
    tags: [SymbolTag]? = nil,
    location: Location,
    containerName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.tags = tags
    self.location = location
    self.containerName = containerName
  }
}

/// The kind of a symbol.
public struct SymbolKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A part of a project.
  public static let module = SymbolKind(rawValue: 2)
  /// A group of symbols.
  public static let namespace = SymbolKind(rawValue: 3)
  /// A text.
  public static let string = SymbolKind(rawValue: 15)
  /// A number.
  public static let number = SymbolKind(rawValue: 16)
  /// A truth value.
  public static let boolean = SymbolKind(rawValue: 17)
  /// A list.
  public static let array = SymbolKind(rawValue: 18)
  /// A dictionary.
  public static let object = SymbolKind(rawValue: 19)
  /// Any other value.
  public static let constant = SymbolKind(rawValue: 14)
}

/// A mark of a symbol.
public struct SymbolTag: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Not to be used any more.
  public static let deprecated = SymbolTag(rawValue: 1)
}
