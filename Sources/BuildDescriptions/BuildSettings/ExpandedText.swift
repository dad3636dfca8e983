/// A text after its build variables were replaced.
public enum ExpandedText: Sendable, Hashable {
  /// All variables were known.
  case known(String)
  /// A variable was unknown: its name.
  case unknown(variable: String)

  /// The text; nil if it is not known.
  public var text: String? {
    if case .known(let text) = self { text } else { nil }
  }
}
