/// Why a text is not YAML, or uses YAML that this reader does not support.
public struct YAMLProblem: Error, Hashable {
  /// The line, from one.
  public let line: Int
  /// The number of bytes before the place on that line.
  public let column: Int
  /// The reason, part of a sentence.
  public let message: String
  /// The limit of the reader that the text exceeds; nil for other problems.
  public var limit: Limit? = nil

  /// A limit of the reader.
  public enum Limit: Hashable, Sendable {
    /// The deepest nesting of values.
    case nesting(Int)
    /// The number of values that aliases may stand for.
    case aliases(Int)
  }
}
