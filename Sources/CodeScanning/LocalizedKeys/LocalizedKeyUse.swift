import ProjectFiles

/// A place in code that asks for a text of a string table.
public struct LocalizedKeyUse: Sendable, Hashable {
  /// What asks for the text.
  public enum Kind: Sendable, Hashable {
    /// A function or type that only serves that, such as `NSLocalizedString` or `String(localized:)`.
    case lookUp
    /// A view that looks its text up, such as `Text("Done")`.
    case view
  }

  /// The key, without escapes; nil if it is known only at run time.
  public let key: String?
  /// The bytes of the key in the source, without quotation marks, with its escapes; empty if it is no literal.
  public let range: Range<Int>
  /// The place of the key.
  public let evidence: Evidence
  /// The name of the table.
  public internal(set) var table: String
  /// What asks for it.
  public let kind: Kind
  /// Whether a bundle is named, so that the table may be that of another module.
  public internal(set) var namesBundle: Bool
  /// Whether the code has a text for the case that no table has the key.
  public internal(set) var hasDefault: Bool
  /// Whether the bytes of a C string, such as `__DATE__`, follow in the statement, as an argument of the format.
  public let passesBytes: Bool
  /// The name of a member of texts that the project adds: the one that the key is handed to, or that a call without a literal is in; nil
  /// for other calls.
  package let wrapper: String?

  /// Whether the literal has escapes, so that its bytes are not those of the key.
  public var isEscaped: Bool { key.map { $0.utf8.count != range.count } ?? true }
}
