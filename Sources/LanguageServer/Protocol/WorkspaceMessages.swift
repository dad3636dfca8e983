import JSON

/// Requests settings of the client; the answer has one value for each item, `null` if there is none.
struct ConfigurationRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = [JSONValue]
  static let method = "workspace/configuration"

  /// The requested settings.
  var items: [ConfigurationItem]

  func writeMembers(to object: inout JSONWriter) { object.member("items", items) }
}

/// One group of settings.
struct ConfigurationItem: JSONObject, Decodable, Hashable {
  /// The document or folder that they apply to.
  var scopeUri: DocumentURI?
  /// The name of the group.
  var section: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("scopeUri", scopeUri)
    object.member("section", section)
  }
}

/// Settings changed.
struct DidChangeConfigurationNotification: NotificationType, Decodable, Hashable {
  static let method = "workspace/didChangeConfiguration"

  /// The settings, from clients that push them; if `nil`, request them with `workspace/configuration`.
  @Lenient var settings: JSONValue? = nil
}

/// Folders were added to the workspace or removed.
struct DidChangeWorkspaceFoldersNotification: NotificationType, Decodable, Hashable {
  /// The folders that changed.
  struct Event: Decodable, Hashable {
    /// Those that are new.
    var added: [WorkspaceFolder]
    /// Those that are gone.
    var removed: [WorkspaceFolder]
  }

  static let method = "workspace/didChangeWorkspaceFolders"

  /// What changed.
  var event: Event
}

/// A folder of the workspace.
struct WorkspaceFolder: Decodable, Hashable {
  /// Its address.
  var uri: DocumentURI
  /// The name that users see.
  var name: String
}

/// Files changed on disk.
struct DidChangeWatchedFilesNotification: NotificationType, Decodable, Hashable {
  static let method = "workspace/didChangeWatchedFiles"

  /// The changes; a hint only, since events can be missed, late or duplicate.
  var changes: [FileEvent]
}

/// A change of a file.
struct FileEvent: Decodable, Hashable {
  /// The file.
  var uri: DocumentURI
  /// The type of the change.
  var type: FileChangeType
}

/// The type of a change of a file.
struct FileChangeType: OpenEnumeration {
  let rawValue: Int

  /// The file was created.
  static let created = Self(rawValue: 1)
  /// The file was changed.
  static let changed = Self(rawValue: 2)
  /// The file was deleted.
  static let deleted = Self(rawValue: 3)
}

/// Runs a command that the server announced.
struct ExecuteCommandRequest: RequestType, Decodable, Hashable {
  typealias Result = JSONValue
  static let method = "workspace/executeCommand"

  /// The name of the command.
  var command: String
  /// What the command works with.
  var arguments: [JSONValue]?
}

/// Requests the text of a document that the server makes (3.18).
struct TextDocumentContentRequest: RequestType, Decodable, Hashable {
  typealias Result = TextDocumentContentResult
  static let method = "workspace/textDocumentContent"

  /// The address of the document, in a scheme that the server announced.
  var uri: DocumentURI
}

/// The text of a document that the server makes.
struct TextDocumentContentResult: JSONObject, Decodable, Hashable {
  /// The text.
  var text: String

  func writeMembers(to object: inout JSONWriter) { object.member("text", text) }
}

/// Requests that the client read a document of the server again (3.18); only with `workspace.textDocumentContent`.
struct TextDocumentContentRefreshRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = NullResult
  static let method = "workspace/textDocumentContent/refresh"

  /// The address of the document.
  var uri: DocumentURI

  func writeMembers(to object: inout JSONWriter) { object.member("uri", uri) }
}
