/// Requests the texts above lines of a document.
public struct CodeLensRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [CodeLens]?
  /// The method name.
  public static let method = "textDocument/codeLens"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// A text above a line.
public struct CodeLens: Codable, Hashable, Sendable {
  /// The range that it is about, on one line.
  public var range: PositionRange
  /// The text.
  public var command: Command

  /// Creates a value from its members.
  public init(range: PositionRange, command: Command) {
    self.range = range
    self.command = command
  }
}

/// A text that may run something in the client.
public struct Command: Codable, Hashable, Sendable {
  /// The text.
  public var title: String
  /// What it runs; empty for nothing.
  public var command: String

  /// Creates a value from its members.
  public init(title: String, command: String = "") {
    self.title = title
    self.command = command
  }
}

/// Requests that the client ask for the texts above lines again; only with `workspace.codeLens.refreshSupport`.
public struct CodeLensRefreshRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = NullResult
  /// The method name.
  public static let method = "workspace/codeLens/refresh"

  /// Creates the message, which has no parameters.
  public init() {}
}
