/// Asks the client to send something from now on; only after `initialized`.
public struct RegisterCapabilityRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = NullResult
  /// The name on the wire.
  public static let method = "client/registerCapability"

  /// What to send.
  public var registrations: [Registration]

  /// Creates a value from its members.
  public init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

/// One thing that the client is asked to send.
public struct Registration: Codable, Hashable, Sendable {
  /// A name of ours, which is unique.
  public var id: String
  /// The message to send.
  public var method: String
  /// Details, whose form depends on the method.
  public var registerOptions: JSONValue?

  /// Creates a value from its members.
  public init(id: String, method: String, registerOptions: JSONValue? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}
