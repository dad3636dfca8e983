/// Requests the places where the name at a place is defined.
public struct DefinitionRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [Location]?
  /// The method name.
  public static let method = "textDocument/definition"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// Requests all places where the name at a place is used.
public struct ReferencesRequest: RequestType, Hashable {
  /// What is included.
  public struct Context: Codable, Hashable, Sendable {
    /// Whether the places that define the name are.
    public var includeDeclaration: Bool

    /// Creates a value from its members.
    public init(includeDeclaration: Bool) {
      self.includeDeclaration = includeDeclaration
    }
  }

  /// The type of the result.
  public typealias Result = [Location]?
  /// The method name.
  public static let method = "textDocument/references"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// What is included.
  public var context: Context

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position, context: Context) {
    self.textDocument = textDocument
    self.position = position
    self.context = context
  }
}

/// Requests the places in the same document that have the name at a place.
public struct DocumentHighlightRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [DocumentHighlight]?
  /// The method name.
  public static let method = "textDocument/documentHighlight"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// A place with the same name.
public struct DocumentHighlight: Codable, Hashable, Sendable {
  /// The place.
  public var range: PositionRange

  /// Creates a value from its members.
  public init(range: PositionRange) {
    self.range = range
  }
}
