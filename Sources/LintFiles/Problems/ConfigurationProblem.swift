/// Something in a configuration that makes no sense.
public struct ConfigurationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file; nil for what came from the command line.
  public var path: String?
  /// The line, from one; nil if it is about the file as a whole.
  public var line: Int?
  /// What is wrong.
  public var message: String

  /// The place and what is wrong, as compilers write.
  public var description: String {
    let place = [path, line.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? message : "\(place): error: \(message)"
  }
}
