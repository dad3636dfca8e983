/// A folder that is open in the client.
public struct WorkspaceFolder: Codable, Hashable, Sendable {
  /// The folder.
  public var uri: DocumentURI
  /// The name that the user sees.
  public var name: String

  /// Creates a value from its members.
  public init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }
}
