/// The first request: the client's capabilities, as far as the server reads them.
///
/// No member is required, so no member can make the request fail.
public struct InitializeRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = InitializeResult
  /// The method name.
  public static let method = "initialize"

  /// The process of the client; `nil` if there is none to watch.
  @Lenient public var processId: Int?
  /// The name of the client.
  @Lenient public var clientInfo: ProgramInfo?
  /// The language of the user, as an IETF tag such as `en-US`.
  @Lenient public var locale: String?
  /// Settings of the user for this server.
  @Lenient public var initializationOptions: JSONValue?
  /// The client's capabilities: an object with members as in the protocol, which each feature looks up.
  @Lenient public var capabilities: JSONValue?
  /// How much to report with `$/logTrace`.
  @Lenient public var trace: TraceValue?
  /// The folder that is open; only for clients without `workspaceFolders`.
  @Lenient public var rootUri: DocumentURI?
  /// The folders of the workspace; `nil` if none is open.
  @Lenient public var workspaceFolders: [WorkspaceFolder]?

  /// Creates a value from its members.
  public init(
    processId: Int? = nil,
    clientInfo: ProgramInfo? = nil,
    locale: String? = nil,
    initializationOptions: JSONValue? = nil,
    capabilities: JSONValue? = nil,
    trace: TraceValue? = nil,
    rootUri: DocumentURI? = nil,
    workspaceFolders: [WorkspaceFolder]? = nil
  ) {
    self.processId = processId
    self.clientInfo = clientInfo
    self.locale = locale
    self.initializationOptions = initializationOptions
    self.capabilities = capabilities
    self.trace = trace
    self.rootUri = rootUri
    self.workspaceFolders = workspaceFolders
  }
}
