/// The name of a client or server.
public struct ProgramInfo: Codable, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The version, in any form.
  public var version: String?

  /// Creates a value from its members.
  public init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }
}
