/// What the server can do; absent members mean that it cannot.
public struct ServerCapabilities: Codable, Hashable, Sendable {
  /// The unit for columns; only from those that the client offered.
  public var positionEncoding: PositionEncodingKind?
  /// The news about texts that the server wants.
  public var textDocumentSync: TextDocumentSyncOptions?
  /// Completion.
  public var completionProvider: CompletionOptions?
  /// Hover.
  public var hoverProvider: Bool?
  /// Code actions.
  public var codeActionProvider: CodeActionOptions?
  /// Diagnostics on request.
  public var diagnosticProvider: DiagnosticOptions?
  /// Features of a whole workspace.
  public var workspace: WorkspaceServerCapabilities?

  /// Creates a value from its members.
  public init(
    positionEncoding: PositionEncodingKind? = nil,
    textDocumentSync: TextDocumentSyncOptions? = nil,
    completionProvider: CompletionOptions? = nil,
    hoverProvider: Bool? = nil,
    codeActionProvider: CodeActionOptions? = nil,
    diagnosticProvider: DiagnosticOptions? = nil,
    workspace: WorkspaceServerCapabilities? = nil
  ) {
    self.positionEncoding = positionEncoding
    self.textDocumentSync = textDocumentSync
    self.completionProvider = completionProvider
    self.hoverProvider = hoverProvider
    self.codeActionProvider = codeActionProvider
    self.diagnosticProvider = diagnosticProvider
    self.workspace = workspace
  }
}

/// What the server can do for a whole workspace.
public struct WorkspaceServerCapabilities: Codable, Hashable, Sendable {
  /// How folders are treated.
  public var workspaceFolders: WorkspaceFoldersOptions?

  /// Creates a value from its members.
  public init(workspaceFolders: WorkspaceFoldersOptions? = nil) {
    self.workspaceFolders = workspaceFolders
  }
}

/// How the server treats folders.
public struct WorkspaceFoldersOptions: Codable, Hashable, Sendable {
  /// Whether there may be several.
  public var supported: Bool?
  /// Whether news about them are wanted.
  public var changeNotifications: Bool?

  /// Creates a value from its members.
  public init(supported: Bool? = nil, changeNotifications: Bool? = nil) {
    self.supported = supported
    self.changeNotifications = changeNotifications
  }
}
