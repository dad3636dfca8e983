/// What a client can do, as far as this server looks at it.
public struct ClientCapabilities: Codable, Hashable, Sendable {
  /// Folders, configuration and edits.
  @Lenient public var workspace: WorkspaceClientCapabilities?
  /// Features on documents.
  @Lenient public var textDocument: TextDocumentClientCapabilities?
  /// Features of the window.
  @Lenient public var window: WindowClientCapabilities?
  /// Agreements on the protocol itself.
  @Lenient public var general: GeneralClientCapabilities?

  /// Creates a value from its members.
  public init(
    workspace: WorkspaceClientCapabilities? = nil,
    textDocument: TextDocumentClientCapabilities? = nil,
    window: WindowClientCapabilities? = nil,
    general: GeneralClientCapabilities? = nil
  ) {
    self.workspace = workspace
    self.textDocument = textDocument
    self.window = window
    self.general = general
  }
}

/// What a client can show.
public struct WindowClientCapabilities: Codable, Hashable, Sendable {
  /// Whether the server may create progress reports.
  @Lenient public var workDoneProgress: Bool?

  /// Creates a value from its members.
  public init(workDoneProgress: Bool? = nil) {
    self.workDoneProgress = workDoneProgress
  }
}

/// What a client can agree on.
public struct GeneralClientCapabilities: Codable, Hashable, Sendable {
  /// The units for columns, in order of liking; only UTF-16 when absent.
  @Lenient public var positionEncodings: [PositionEncodingKind]?

  /// Creates a value from its members.
  public init(positionEncodings: [PositionEncodingKind]? = nil) {
    self.positionEncodings = positionEncodings
  }
}

/// A feature of which nothing else is looked at.
public struct DynamicRegistrationCapability: Codable, Hashable, Sendable {
  /// Whether the feature can be registered later.
  @Lenient public var dynamicRegistration: Bool?

  /// Creates a value from its members.
  public init(dynamicRegistration: Bool? = nil) {
    self.dynamicRegistration = dynamicRegistration
  }
}
