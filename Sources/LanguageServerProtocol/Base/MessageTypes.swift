/// A request of the protocol; the conforming type is the parameter object.
public protocol RequestType: Codable, Sendable {
  /// What the answer carries; an optional one may be `null`.
  associatedtype Result: Codable & Sendable

  /// The name of the request on the wire.
  static var method: String { get }
}

/// A notification of the protocol; the conforming type is the parameter object.
public protocol NotificationType: Codable, Sendable {
  /// The name of the notification on the wire.
  static var method: String { get }
}
