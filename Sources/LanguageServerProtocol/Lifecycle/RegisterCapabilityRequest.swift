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
  /// A name of ours, which is unique and serves to take the registration back.
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

/// Takes registrations back.
public struct UnregisterCapabilityRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = NullResult
  /// The name on the wire.
  public static let method = "client/unregisterCapability"

  /// What to take back; the spelling is that of the protocol.
  public var unregisterations: [Unregistration]

  /// Creates a value from its members.
  public init(unregisterations: [Unregistration]) {
    self.unregisterations = unregisterations
  }
}

/// One registration that is taken back.
public struct Unregistration: Codable, Hashable, Sendable {
  /// The name given to the registration.
  public var id: String
  /// The message that it was about.
  public var method: String

  /// Creates a value from its members.
  public init(id: String, method: String) {
    self.id = id
    self.method = method
  }
}
