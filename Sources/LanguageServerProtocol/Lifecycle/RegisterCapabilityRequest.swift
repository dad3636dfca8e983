/// Registers for messages of the client; only after `initialized`.
public struct RegisterCapabilityRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = NullResult
  /// The method name.
  public static let method = "client/registerCapability"

  /// The registrations.
  public var registrations: [Registration]

  /// Creates a value from its members.
  public init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

/// One registration.
public struct Registration: Codable, Hashable, Sendable {
  /// A unique id that the server chooses.
  public var id: String
  /// The method name of the message.
  public var method: String
  /// Options, whose form depends on the method.
  public var registerOptions: JSONValue?

  /// Creates a value from its members.
  public init(id: String, method: String, registerOptions: JSONValue? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}
