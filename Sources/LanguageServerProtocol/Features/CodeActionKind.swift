/// A kind of code action; kinds form a tree, with dots between the levels.
public struct CodeActionKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Fixes a diagnostic.
  public static let quickFix = CodeActionKind(rawValue: "quickfix")
  /// Refactors the text.
  public static let refactor = CodeActionKind(rawValue: "refactor")
  /// Writes the same in another way.
  public static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
  /// Concerns the whole document.
  public static let source = CodeActionKind(rawValue: "source")
  /// Applies all safe fixes.
  public static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")
}

extension CodeActionKind {
  /// Whether this is `other` or is below it, as in `quickfix.typo` and `quickfix`.
  public func isWithin(_ other: CodeActionKind) -> Bool {
    other.rawValue.isEmpty || rawValue == other.rawValue || rawValue.hasPrefix(other.rawValue + ".")
  }
}
