/// What a client can do for one document.
public struct TextDocumentClientCapabilities: Codable, Hashable, Sendable {
  /// News about texts.
  @Lenient public var synchronization: SynchronizationClientCapabilities?
  /// Completion.
  @Lenient public var completion: CompletionClientCapabilities?
  /// Hover.
  @Lenient public var hover: HoverClientCapabilities?
  /// Code actions.
  @Lenient public var codeAction: CodeActionClientCapabilities?
  /// Diagnostics that the server sends on its own.
  @Lenient public var publishDiagnostics: PublishDiagnosticsClientCapabilities?
  /// Diagnostics that the client asks for; present when it does.
  @Lenient public var diagnostic: DiagnosticClientCapabilities?

  /// Creates a value from its members.
  public init(
    synchronization: SynchronizationClientCapabilities? = nil,
    completion: CompletionClientCapabilities? = nil,
    hover: HoverClientCapabilities? = nil,
    codeAction: CodeActionClientCapabilities? = nil,
    publishDiagnostics: PublishDiagnosticsClientCapabilities? = nil,
    diagnostic: DiagnosticClientCapabilities? = nil
  ) {
    self.synchronization = synchronization
    self.completion = completion
    self.hover = hover
    self.codeAction = codeAction
    self.publishDiagnostics = publishDiagnostics
    self.diagnostic = diagnostic
  }
}

/// What a client tells about texts.
public struct SynchronizationClientCapabilities: Codable, Hashable, Sendable {
  /// Whether the feature can be registered later.
  @Lenient public var dynamicRegistration: Bool?
  /// Whether it tells before saving.
  @Lenient public var willSave: Bool?
  /// Whether it asks for edits before saving.
  @Lenient public var willSaveWaitUntil: Bool?
  /// Whether it tells after saving.
  @Lenient public var didSave: Bool?

  /// Creates a value from its members.
  public init(
    dynamicRegistration: Bool? = nil,
    willSave: Bool? = nil,
    willSaveWaitUntil: Bool? = nil,
    didSave: Bool? = nil
  ) {
    self.dynamicRegistration = dynamicRegistration
    self.willSave = willSave
    self.willSaveWaitUntil = willSaveWaitUntil
    self.didSave = didSave
  }
}

/// How a client shows hover texts.
public struct HoverClientCapabilities: Codable, Hashable, Sendable {
  /// The syntaxes, in order of liking; plain text when absent.
  @Lenient public var contentFormat: [MarkupKind]?

  /// Creates a value from its members.
  public init(contentFormat: [MarkupKind]? = nil) {
    self.contentFormat = contentFormat
  }
}

/// The values of an enumeration that a client knows.
public struct ValueSet<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The known values.
  @Lenient public var valueSet: [Value]?

  /// Creates a value from its members.
  public init(valueSet: [Value]? = nil) {
    self.valueSet = valueSet
  }
}

/// The members of an item that a client can wait for until the item is resolved.
public struct PropertySet: Codable, Hashable, Sendable {
  /// The names of the members.
  @Lenient public var properties: [String]?

  /// Creates a value from its members.
  public init(properties: [String]? = nil) {
    self.properties = properties
  }
}
