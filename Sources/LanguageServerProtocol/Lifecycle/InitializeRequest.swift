/// The first request: what the client can do, as far as the server looks at it.
///
/// No member is essential, so none can make the request fail.
public struct InitializeRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = InitializeResult
  /// The name on the wire.
  public static let method = "initialize"

  /// The process of the client; `nil` when there is none to watch.
  @Lenient public var processId: Int?
  /// The language of the user, as an IETF tag such as `en-US`.
  @Lenient public var locale: String?
  /// Settings that the user gave for this server.
  @Lenient public var initializationOptions: JSONValue?
  /// What the client can do: an object whose members the protocol names and who it concerns looks up.
  @Lenient public var capabilities: JSONValue?
  /// How much of the work is to be reported.
  @Lenient public var trace: TraceValue?

  /// Creates a value from its members.
  public init(
    processId: Int? = nil,
    locale: String? = nil,
    initializationOptions: JSONValue? = nil,
    capabilities: JSONValue? = nil,
    trace: TraceValue? = nil
  ) {
    self.processId = processId
    self.locale = locale
    self.initializationOptions = initializationOptions
    self.capabilities = capabilities
    self.trace = trace
  }
}
