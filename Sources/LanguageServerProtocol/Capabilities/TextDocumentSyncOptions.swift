/// How changes of a text are sent.
public struct TextDocumentSyncKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = TextDocumentSyncKind(rawValue: 0)
  /// By the whole new text.
  public static let full = TextDocumentSyncKind(rawValue: 1)
  /// By the parts that changed.
  public static let incremental = TextDocumentSyncKind(rawValue: 2)
}

/// The news about texts that the server wants.
public struct TextDocumentSyncOptions: Codable, Hashable, Sendable {
  /// Whether opening and closing is told.
  public var openClose: Bool?
  /// How changes are sent.
  public var change: TextDocumentSyncKind?
  /// Whether saving is told.
  public var save: SaveOptions?

  /// Creates a value from its members.
  public init(openClose: Bool? = nil, change: TextDocumentSyncKind? = nil, save: SaveOptions? = nil) {
    self.openClose = openClose
    self.change = change
    self.save = save
  }
}

/// What comes with the news that a document was saved.
public struct SaveOptions: Codable, Hashable, Sendable {
  /// Whether the text is wanted.
  public var includeText: Bool?

  /// Creates a value from its members.
  public init(includeText: Bool? = nil) {
    self.includeText = includeText
  }
}
