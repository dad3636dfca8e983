/// Requests the text of a document that the server makes (3.18).
public struct TextDocumentContentRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = TextDocumentContentResult
  /// The method name.
  public static let method = "workspace/textDocumentContent"

  /// The address of the document, in a scheme that the server announced.
  public var uri: DocumentURI

  /// Creates a value from its members.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// The text of a document that the server makes.
public struct TextDocumentContentResult: Codable, Hashable, Sendable {
  /// The text.
  public var text: String

  /// Creates a value from its members.
  public init(text: String) {
    self.text = text
  }
}

/// Requests that the client read a document of the server again (3.18); only with `workspace.textDocumentContent`.
public struct TextDocumentContentRefreshRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = NullResult
  /// The method name.
  public static let method = "workspace/textDocumentContent/refresh"

  /// The address of the document.
  public var uri: DocumentURI

  /// Creates a value from its members.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}
