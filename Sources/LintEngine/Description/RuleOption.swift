/// Something about a rule that a project can decide in its configuration.
public struct RuleOption: Sendable, Hashable {
  /// The type of the option, with its default.
  public enum Value: Sendable, Hashable {
    /// A number from zero.
    case count(Int)
    /// A list of texts.
    case texts([String])
  }

  /// The name, as `minimum_words`.
  public let name: String
  /// The default.
  public let initial: Value

  /// Makes an option.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }
}
