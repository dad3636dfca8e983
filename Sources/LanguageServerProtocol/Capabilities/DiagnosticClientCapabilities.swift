/// What a client shows of diagnostics that the server sends on its own.
public struct PublishDiagnosticsClientCapabilities: Codable, Hashable, Sendable {
  /// Whether other places are shown.
  @Lenient public var relatedInformation: Bool?
  /// The tags that are shown.
  @Lenient public var tagSupport: ValueSet<DiagnosticTag>?
  /// Whether the version of the document is looked at.
  @Lenient public var versionSupport: Bool?
  /// Whether the page of a rule is offered.
  @Lenient public var codeDescriptionSupport: Bool?
  /// Whether `data` comes back with code action requests.
  @Lenient public var dataSupport: Bool?

  /// Creates a value from its members.
  public init(
    relatedInformation: Bool? = nil,
    tagSupport: ValueSet<DiagnosticTag>? = nil,
    versionSupport: Bool? = nil,
    codeDescriptionSupport: Bool? = nil,
    dataSupport: Bool? = nil
  ) {
    self.relatedInformation = relatedInformation
    self.tagSupport = tagSupport
    self.versionSupport = versionSupport
    self.codeDescriptionSupport = codeDescriptionSupport
    self.dataSupport = dataSupport
  }
}

/// What a client shows of diagnostics that it asks for.
public struct DiagnosticClientCapabilities: Codable, Hashable, Sendable {
  /// Whether the feature can be registered later.
  @Lenient public var dynamicRegistration: Bool?
  /// Whether reports on other documents may come along.
  @Lenient public var relatedDocumentSupport: Bool?
  /// Whether other places are shown; 3.18.
  @Lenient public var relatedInformation: Bool?
  /// The tags that are shown; 3.18.
  @Lenient public var tagSupport: ValueSet<DiagnosticTag>?
  /// Whether the page of a rule is offered; 3.18.
  @Lenient public var codeDescriptionSupport: Bool?
  /// Whether `data` comes back with code action requests; 3.18.
  @Lenient public var dataSupport: Bool?

  /// Creates a value from its members.
  public init(
    dynamicRegistration: Bool? = nil,
    relatedDocumentSupport: Bool? = nil,
    relatedInformation: Bool? = nil,
    tagSupport: ValueSet<DiagnosticTag>? = nil,
    codeDescriptionSupport: Bool? = nil,
    dataSupport: Bool? = nil
  ) {
    self.dynamicRegistration = dynamicRegistration
    self.relatedDocumentSupport = relatedDocumentSupport
    self.relatedInformation = relatedInformation
    self.tagSupport = tagSupport
    self.codeDescriptionSupport = codeDescriptionSupport
    self.dataSupport = dataSupport
  }
}
