/// What could be typed at a place.
public struct CompletionList: Codable, Hashable, Sendable {
  /// Whether typing on makes a new request necessary.
  public var isIncomplete: Bool
  /// Members for all items; only those that the client lists in `completionList.itemDefaults`.
  public var itemDefaults: CompletionItemDefaults?
  /// The items.
  public var items: [CompletionItem]

  /// Creates a value from its members.
  public init(isIncomplete: Bool, itemDefaults: CompletionItemDefaults? = nil, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.itemDefaults = itemDefaults
    self.items = items
  }
}

/// Members that count for all items that do not have their own.
public struct CompletionItemDefaults: Codable, Hashable, Sendable {
  /// Characters that accept an item when typed.
  public var commitCharacters: [String]?
  /// What the items replace.
  public var editRange: CompletionEditRange?
  /// How the new texts are written.
  public var insertTextFormat: InsertTextFormat?
  /// What happens to the indentation.
  public var insertTextMode: InsertTextMode?
  /// Handed back with resolve requests.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    commitCharacters: [String]? = nil,
    editRange: CompletionEditRange? = nil,
    insertTextFormat: InsertTextFormat? = nil,
    insertTextMode: InsertTextMode? = nil,
    data: JSONValue? = nil
  ) {
    self.commitCharacters = commitCharacters
    self.editRange = editRange
    self.insertTextFormat = insertTextFormat
    self.insertTextMode = insertTextMode
    self.data = data
  }
}

/// The two parts that an item can replace.
public struct InsertReplaceRange: Codable, Hashable, Sendable {
  /// The part when the user wants to insert; a prefix of `replace`.
  public var insert: PositionRange
  /// The part when the user wants to replace.
  public var replace: PositionRange

  /// Creates a value from its members.
  public init(insert: PositionRange, replace: PositionRange) {
    self.insert = insert
    self.replace = replace
  }
}

/// What the items of a list replace.
public enum CompletionEditRange: Hashable, Sendable {
  /// One part.
  case range(PositionRange)
  /// One of two parts, as the user wishes; only for clients with `insertReplaceSupport`.
  case insertReplace(InsertReplaceRange)
}

extension CompletionEditRange: Codable {
  /// Decodes either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let range = try? container.decode(InsertReplaceRange.self) {
      self = .insertReplace(range)
    } else {
      self = .range(try container.decode(PositionRange.self))
    }
  }

  /// Encodes the form that it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .range(let range): try container.encode(range)
    case .insertReplace(let range): try container.encode(range)
    }
  }
}
