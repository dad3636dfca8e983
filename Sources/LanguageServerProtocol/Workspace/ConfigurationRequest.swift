/// Requests settings of the client; the answer has one value for each item, `null` if there is none.
public struct ConfigurationRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [JSONValue]
  /// The method name.
  public static let method = "workspace/configuration"

  /// The requested settings.
  public var items: [ConfigurationItem]

  /// Creates a value from its members.
  public init(items: [ConfigurationItem]) {
    self.items = items
  }
}

/// One group of settings.
public struct ConfigurationItem: Codable, Hashable, Sendable {
  /// The document or folder that they apply to.
  public var scopeUri: DocumentURI?
  /// The name of the group.
  public var section: String?

  /// Creates a value from its members.
  public init(scopeUri: DocumentURI? = nil, section: String? = nil) {
    self.scopeUri = scopeUri
    self.section = section
  }
}
