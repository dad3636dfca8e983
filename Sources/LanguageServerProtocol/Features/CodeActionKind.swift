/// A kind of code action; kinds form a tree, with dots between the levels.
public struct CodeActionKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: String

  /// Creates a value, also one that has no name here.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Mends what a diagnostic is about.
  public static let quickFix = CodeActionKind(rawValue: "quickfix")
  /// Changes the form of the text.
  public static let refactor = CodeActionKind(rawValue: "refactor")
  /// Concerns the whole document.
  public static let source = CodeActionKind(rawValue: "source")
  /// Mends all that can be mended without a doubt.
  public static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")
}

extension CodeActionKind {
  /// Whether this is `other` or stands below it, as in `quickfix.typo` and `quickfix`.
  public func isWithin(_ other: CodeActionKind) -> Bool {
    other.rawValue.isEmpty || rawValue == other.rawValue || rawValue.hasPrefix(other.rawValue + ".")
  }
}
