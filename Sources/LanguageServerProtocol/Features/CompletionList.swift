/// The proposals at a place.
public struct CompletionList: Codable, Hashable, Sendable {
  /// Whether further typing requires a new request.
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

/// Default members for items that do not have their own.
public struct CompletionItemDefaults: Codable, Hashable, Sendable {
  /// Characters that accept an item when typed.
  public var commitCharacters: [String]?
  /// The range that the items replace.
  public var editRange: PositionRange?
  /// How the new texts are written.
  public var insertTextFormat: InsertTextFormat?
  /// How the indentation changes.
  public var insertTextMode: InsertTextMode?
  /// Sent back with resolve requests.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    commitCharacters: [String]? = nil,
    editRange: PositionRange? = nil,
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
