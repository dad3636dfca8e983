/// Why a text is not YAML, or uses YAML that this reader does not support.
public struct YAMLProblem: Error, Hashable {
  /// The line, from one.
  public let line: Int
  /// The number of bytes before the place on that line.
  public let column: Int
  /// The reason, part of a sentence.
  public let message: String
}
