/// A remark on a part of a document.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// The part.
  public var range: PositionRange
  /// How serious it is; the client decides when absent.
  public var severity: DiagnosticSeverity?
  /// The rule; a string in our own diagnostics.
  public var code: IntegerOrString?
  /// Where the rule is described; only for clients with `codeDescriptionSupport`.
  public var codeDescription: CodeDescription?
  /// Who says it.
  public var source: String?
  /// What is said.
  public var message: String
  /// How to show the part; only tags that the client lists.
  public var tags: [DiagnosticTag]?
  /// Other places that matter; only for clients with `relatedInformation`.
  public var relatedInformation: [DiagnosticRelatedInformation]?
  /// Handed back with code action requests; only for clients with `dataSupport`.
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

/// Where more is said about a rule.
public struct CodeDescription: Codable, Hashable, Sendable {
  /// The address of a page.
  public var href: String

  /// Creates a value from its members.
  public init(href: String) {
    self.href = href
  }
}

/// Another place that matters for a diagnostic.
public struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
  /// The place.
  public var location: Location
  /// What is to be seen there.
  public var message: String

  /// Creates a value from its members.
  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
