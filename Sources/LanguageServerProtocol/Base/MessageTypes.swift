/// A request of the protocol; the conforming type is the parameter object.
public protocol RequestType: Codable, Sendable {
  /// The type of the result; an optional one may be `null`.
  associatedtype Result: Codable & Sendable

  /// The method name.
  static var method: String { get }
}

/// A notification of the protocol; the conforming type is the parameter object.
public protocol NotificationType: Codable, Sendable {
  /// The method name.
  static var method: String { get }
}
