/// A message about a range of a document.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// The range.
  public var range: PositionRange
  /// The severity; the client decides when absent.
  public var severity: DiagnosticSeverity?
  /// The rule; a string in our own diagnostics.
  public var code: IntegerOrString?
  /// Where the rule is described; only for clients with `codeDescriptionSupport`.
  public var codeDescription: CodeDescription?
  /// The name of the source.
  public var source: String?
  /// The message.
  public var message: String
  /// How to show the range; only tags that the client lists.
  public var tags: [DiagnosticTag]?
  /// Related places; only for clients with `relatedInformation`.
  public var relatedInformation: [DiagnosticRelatedInformation]?
  /// Sent back with code action requests; only for clients with `dataSupport`.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    range: PositionRange,
    severity: DiagnosticSeverity? = nil,
    code: IntegerOrString? = nil,
    codeDescription: CodeDescription? = nil,
    source: String? = nil,
    message: String,
    tags: [DiagnosticTag]? = nil,
    relatedInformation: [DiagnosticRelatedInformation]? = nil,
    data: JSONValue? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
    self.data = data
  }
}

/// The address of the documentation of a rule.
public struct CodeDescription: Codable, Hashable, Sendable {
  /// The address of a page.
  public var href: String

  /// Creates a value from its members.
  public init(href: String) {
    self.href = href
  }
}

/// A related place of a diagnostic.
public struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
  /// The place.
  public var location: Location
  /// The message about the place.
  public var message: String

  /// Creates a value from its members.
  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
