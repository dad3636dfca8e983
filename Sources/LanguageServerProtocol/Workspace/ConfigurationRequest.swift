/// Asks the client for settings; answers one value for each item, `null` where there is none.
public struct ConfigurationRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = [JSONValue]
  /// The name on the wire.
  public static let method = "workspace/configuration"

  /// What is asked for.
  public var items: [ConfigurationItem]

  /// Creates a value from its members.
  public init(items: [ConfigurationItem]) {
    self.items = items
  }
}

/// One group of settings.
public struct ConfigurationItem: Codable, Hashable, Sendable {
  /// The document or folder that they are to count for.
  public var scopeUri: DocumentURI?
  /// The name of the group.
  public var section: String?

  /// Creates a value from its members.
  public init(scopeUri: DocumentURI? = nil, section: String? = nil) {
    self.scopeUri = scopeUri
    self.section = section
  }
}
