/// Requests another name for what is at a place.
public struct RenameRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = WorkspaceEdit?
  /// The method name.
  public static let method = "textDocument/rename"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// The new name.
  public var newName: String

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position, newName: String) {
    self.textDocument = textDocument
    self.position = position
    self.newName = newName
  }
}

/// Asks whether what is at a place can have another name.
public struct PrepareRenameRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = PrepareRenameResult?
  /// The method name.
  public static let method = "textDocument/prepareRename"

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

/// The name that can be changed.
public struct PrepareRenameResult: Codable, Hashable, Sendable {
  /// Its place.
  public var range: PositionRange
  /// The name, which the user edits.
  public var placeholder: String

  /// Creates a value from its members.
  public init(range: PositionRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }
}
