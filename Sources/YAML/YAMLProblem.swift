/// Why a text is no YAML, or more of it than is read here.
public struct YAMLProblem: Error, Hashable {
  /// The line, from one.
  public let line: Int
  /// The number of bytes in front of the place on that line.
  public let column: Int
  /// The reason, part of a sentence.
  public let message: String
}
