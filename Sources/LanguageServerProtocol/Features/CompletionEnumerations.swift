/// How a client may show a completion item.
public struct CompletionItemTag: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Struck through.
  public static let deprecated = CompletionItemTag(rawValue: 1)
}

/// How the new text of a completion item is written.
public struct InsertTextFormat: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Plain text.
  public static let plainText = InsertTextFormat(rawValue: 1)
  /// A snippet.
  public static let snippet = InsertTextFormat(rawValue: 2)
}

/// How the indentation of inserted lines changes.
public struct InsertTextMode: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It stays.
  public static let asIs = InsertTextMode(rawValue: 1)
  /// It is adjusted to the line of the cursor.
  public static let adjustIndentation = InsertTextMode(rawValue: 2)
}
