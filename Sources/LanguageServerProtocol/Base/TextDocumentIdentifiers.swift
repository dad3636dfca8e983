/// Identifies a document.
public struct TextDocumentIdentifier: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI

  /// Creates a value from its members.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// Identifies a version of an open document.
public struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The version after the change; `nil` from clients that do not count, which the protocol does not allow.
  public var version: Int?

  /// Creates a value from its members.
  public init(uri: DocumentURI, version: Int? = nil) {
    self.uri = uri
    self.version = version
  }
}

/// Identifies a version of a document that may not be open.
public struct OptionalVersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The version; `nil`, sent as `null`, means the file on disk.
  public var version: Int?

  /// Creates a value from its members.
  public init(uri: DocumentURI, version: Int?) {
    self.uri = uri
    self.version = version
  }

  /// Encodes both members, since the version must not be omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}
