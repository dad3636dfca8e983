/// How a client may show a completion item.
public struct CompletionItemTag: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Struck through.
  public static let deprecated = CompletionItemTag(rawValue: 1)
}

/// How the new text of a completion item is written.
public struct InsertTextFormat: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// As it is inserted.
  public static let plainText = InsertTextFormat(rawValue: 1)
  /// With placeholders.
  public static let snippet = InsertTextFormat(rawValue: 2)
}

/// What happens to the indentation of inserted lines.
public struct InsertTextMode: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let asIs = InsertTextMode(rawValue: 1)
  /// It is made to fit the line of the cursor.
  public static let adjustIndentation = InsertTextMode(rawValue: 2)
}
