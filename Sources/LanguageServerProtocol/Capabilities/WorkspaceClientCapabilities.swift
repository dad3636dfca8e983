/// What a client can do for a whole workspace.
public struct WorkspaceClientCapabilities: Codable, Hashable, Sendable {
  /// Whether the server may ask for edits with `workspace/applyEdit`.
  @Lenient public var applyEdit: Bool?
  /// The forms of edits.
  @Lenient public var workspaceEdit: WorkspaceEditClientCapabilities?
  /// News about settings.
  @Lenient public var didChangeConfiguration: DynamicRegistrationCapability?
  /// News about files.
  @Lenient public var didChangeWatchedFiles: WatchedFilesClientCapabilities?
  /// Whether there can be several folders.
  @Lenient public var workspaceFolders: Bool?
  /// Whether settings can be asked for with `workspace/configuration`.
  @Lenient public var configuration: Bool?
  /// News about pulled diagnostics.
  @Lenient public var diagnostics: RefreshCapability?

  /// Creates a value from its members.
  public init(
    applyEdit: Bool? = nil,
    workspaceEdit: WorkspaceEditClientCapabilities? = nil,
    didChangeConfiguration: DynamicRegistrationCapability? = nil,
    didChangeWatchedFiles: WatchedFilesClientCapabilities? = nil,
    workspaceFolders: Bool? = nil,
    configuration: Bool? = nil,
    diagnostics: RefreshCapability? = nil
  ) {
    self.applyEdit = applyEdit
    self.workspaceEdit = workspaceEdit
    self.didChangeConfiguration = didChangeConfiguration
    self.didChangeWatchedFiles = didChangeWatchedFiles
    self.workspaceFolders = workspaceFolders
    self.configuration = configuration
    self.diagnostics = diagnostics
  }
}

/// The forms of edits that a client takes.
public struct WorkspaceEditClientCapabilities: Codable, Hashable, Sendable {
  /// Whether edits may carry versions.
  @Lenient public var documentChanges: Bool?

  /// Creates a value from its members.
  public init(documentChanges: Bool? = nil) {
    self.documentChanges = documentChanges
  }
}

/// How a client watches files.
public struct WatchedFilesClientCapabilities: Codable, Hashable, Sendable {
  /// Whether files can be watched at all, since registering is the only way.
  @Lenient public var dynamicRegistration: Bool?
  /// Whether patterns may be relative to a folder.
  @Lenient public var relativePatternSupport: Bool?

  /// Creates a value from its members.
  public init(dynamicRegistration: Bool? = nil, relativePatternSupport: Bool? = nil) {
    self.dynamicRegistration = dynamicRegistration
    self.relativePatternSupport = relativePatternSupport
  }
}

/// Whether a client can be told that earlier answers are out of date.
public struct RefreshCapability: Codable, Hashable, Sendable {
  /// Whether the server may send a refresh request.
  @Lenient public var refreshSupport: Bool?

  /// Creates a value from its members.
  public init(refreshSupport: Bool? = nil) {
    self.refreshSupport = refreshSupport
  }
}
