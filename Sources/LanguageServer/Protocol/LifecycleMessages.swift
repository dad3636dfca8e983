import JSON

/// The first request: the client's capabilities, as far as the server reads them.
///
/// No member is required, so no member can make the request fail.
struct InitializeRequest: RequestType, Decodable, Hashable {
  typealias Result = InitializeResult
  static let method = "initialize"

  /// The process of the client; `nil` if there is none to watch.
  @Lenient var processId: Int? = nil
  /// The name of the client.
  @Lenient var clientInfo: ProgramInfo? = nil
  /// The language of the user, as an IETF tag such as `en-US`.
  @Lenient var locale: String? = nil
  /// Settings of the user for this server.
  @Lenient var initializationOptions: JSONValue? = nil
  /// The client's capabilities: an object with members as in the protocol, which each feature looks up.
  @Lenient var capabilities: JSONValue? = nil
  /// How much to report with `$/logTrace`.
  @Lenient var trace: TraceValue? = nil
  /// The folder that is open; only for clients without `workspaceFolders`.
  @Lenient var rootUri: DocumentURI? = nil
  /// The folders of the workspace; `nil` if none is open.
  @Lenient var workspaceFolders: [WorkspaceFolder]? = nil
}

extension InitializeRequest: ViewReadable {
  /// Reads what the server needs; nil if something is unusual.
  ///
  /// The general decoder takes several times as long for its first message as the whole answer.
  init?(_ view: JSONView) {
    let found = view.members(
      "processId",
      "clientInfo",
      "locale",
      "initializationOptions",
      "capabilities",
      "trace",
      "rootUri",
      "workspaceFolders"
    )
    guard let members = found, [0, 1, 2, 5, 6, 7].allSatisfy({ members[$0]?.isWellFormed != false }),
      let options = Self.value(members[3]), let capabilities = Self.value(members[4])
    else { return nil }
    let client = members[1]?.members("name", "version").flatMap { info in
      info[0]?.string.map { ProgramInfo(name: $0, version: info[1]?.string) }
    }
    self.init(
      processId: members[0]?.int,
      clientInfo: client,
      locale: members[2]?.string,
      initializationOptions: options == .null ? nil : options,
      capabilities: capabilities == .null ? nil : capabilities,
      trace: members[5]?.string.map(TraceValue.init(rawValue:)),
      rootUri: members[6]?.string.map(DocumentURI.init(rawValue:)),
      workspaceFolders: members[7]?.elements.flatMap(Self.folders)
    )
  }

  /// Reads a value, `null` if it is absent; nil if something in it is unusual.
  private static func value(_ view: JSONView?) -> JSONValue? { view.map { JSONValue($0) } ?? .null }

  /// Returns the folders of a list; nil if one of them has another form, as for the general decoder.
  private static func folders(_ elements: [JSONView]) -> [WorkspaceFolder]? {
    var folders: [WorkspaceFolder] = []
    for element in elements {
      guard let members = element.members("uri", "name"), let uri = members[0]?.string, let name = members[1]?.string
      else { return nil }
      folders.append(WorkspaceFolder(uri: DocumentURI(uri), name: name))
    }
    return folders
  }
}

/// The answer to `initialize`.
struct InitializeResult: JSONObject, Decodable, Hashable {
  /// The server's capabilities: the options of each capability by its name in the protocol.
  var capabilities: [String: JSONValue]
  /// The name of the server.
  var serverInfo: ProgramInfo?

  func writeMembers(to object: inout JSONWriter) {
    object.member("capabilities", capabilities)
    object.member("serverInfo", serverInfo)
  }
}

/// The name of a client or server.
struct ProgramInfo: JSONObject, Decodable, Hashable {
  /// The name.
  var name: String
  /// The version, in any form.
  var version: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("name", name)
    object.member("version", version)
  }
}

/// The client has received the answer to `initialize`; registrations are allowed from now on.
struct InitializedNotification: NotificationType, Decodable, Hashable {
  static let method = "initialized"
}

/// Registers for messages of the client; only after `initialized`.
struct RegisterCapabilityRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = NullResult
  static let method = "client/registerCapability"

  /// The registrations.
  var registrations: [Registration]

  func writeMembers(to object: inout JSONWriter) { object.member("registrations", registrations) }
}

/// One registration.
struct Registration: JSONObject, Decodable, Hashable {
  /// A unique id that the server chooses.
  var id: String
  /// The method name of the message.
  var method: String
  /// Options, whose form depends on the method.
  var registerOptions: JSONValue?

  func writeMembers(to object: inout JSONWriter) {
    object.member("id", id)
    object.member("method", method)
    object.member("registerOptions", registerOptions)
  }
}

/// Asks the server to finish its work and to wait for `exit`.
struct ShutdownRequest: RequestType, Decodable, Hashable {
  typealias Result = NullResult
  static let method = "shutdown"
}

/// Ends the process.
struct ExitNotification: NotificationType, Decodable, Hashable {
  static let method = "exit"
}

/// The sender no longer needs the answer to one of its requests, which must still be answered.
struct CancelNotification: NotificationType, Decodable, Hashable {
  static let method = "$/cancelRequest"

  /// The identifier of the request, in its own form.
  var id: IntegerOrString
}
