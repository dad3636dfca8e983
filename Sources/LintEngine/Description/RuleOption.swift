/// Something about a rule that a project can decide in its configuration.
public struct RuleOption: Sendable, Hashable {
  /// What it holds, with the value that counts where nobody decides.
  public enum Value: Sendable, Hashable {
    /// A number from zero.
    case count(Int)
    /// A list of texts.
    case texts([String])
  }

  /// The name, as `minimum_words`.
  public let name: String
  /// What counts where nobody decides.
  public let initial: Value

  /// Makes an option.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }
}
