/// The severity of a diagnostic.
public struct DiagnosticSeverity: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Something does not work.
  public static let error = DiagnosticSeverity(rawValue: 1)
  /// Something is likely to go wrong.
  public static let warning = DiagnosticSeverity(rawValue: 2)
  /// Useful information.
  public static let information = DiagnosticSeverity(rawValue: 3)
  /// A small improvement.
  public static let hint = DiagnosticSeverity(rawValue: 4)
}

/// How a client may show the range of a diagnostic.
public struct DiagnosticTag: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Faded, since it has no effect.
  public static let unnecessary = DiagnosticTag(rawValue: 1)
  /// Struck through, since it should no longer be used.
  public static let deprecated = DiagnosticTag(rawValue: 2)
}
