/// The first request: who the client is and what it can do.
///
/// No member is essential, so none can make the request fail.
public struct InitializeRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = InitializeResult
  /// The name on the wire.
  public static let method = "initialize"

  /// The process of the client; `nil` when there is none to watch.
  @Lenient public var processId: Int?
  /// The name of the client.
  @Lenient public var clientInfo: ProgramInfo?
  /// The language of the user, as an IETF tag such as `en-US`.
  @Lenient public var locale: String?
  /// The opened folder as a path; counts only without `rootUri`.
  @Lenient public var rootPath: String?
  /// The opened folder; counts only without `workspaceFolders`.
  @Lenient public var rootUri: DocumentURI?
  /// The opened folders; `nil` when none is open or the client does not know of folders.
  @Lenient public var workspaceFolders: [WorkspaceFolder]?
  /// Settings that the user gave for this server.
  @Lenient public var initializationOptions: JSONValue?
  /// What the client can do: an object whose members the protocol names and who it concerns looks up.
  @Lenient public var capabilities: JSONValue?
  /// How much of the work is to be reported.
  @Lenient public var trace: TraceValue?

  /// Creates a value from its members.
  public init(
    processId: Int? = nil,
    clientInfo: ProgramInfo? = nil,
    locale: String? = nil,
    rootPath: String? = nil,
    rootUri: DocumentURI? = nil,
    workspaceFolders: [WorkspaceFolder]? = nil,
    initializationOptions: JSONValue? = nil,
    capabilities: JSONValue? = nil,
    trace: TraceValue? = nil
  ) {
    self.processId = processId
    self.clientInfo = clientInfo
    self.locale = locale
    self.rootPath = rootPath
    self.rootUri = rootUri
    self.workspaceFolders = workspaceFolders
    self.initializationOptions = initializationOptions
    self.capabilities = capabilities
    self.trace = trace
  }
}
