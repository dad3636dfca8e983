import JSON

/// The type of a message.
struct MessageType: OpenEnumeration {
  let rawValue: Int

  /// An error.
  static let error = Self(rawValue: 1)
  /// A warning.
  static let warning = Self(rawValue: 2)
  /// Information.
  static let info = Self(rawValue: 3)
}

/// A message for the log of the client.
struct LogMessageNotification: NotificationType, JSONObject, Decodable, Hashable {
  static let method = "window/logMessage"

  /// The type.
  var type: MessageType
  /// The text.
  var message: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("message", message)
    object.member("type", type)
  }
}

/// A message that is shown to the user.
struct ShowMessageNotification: NotificationType, JSONObject, Decodable, Hashable {
  static let method = "window/showMessage"

  /// The type.
  var type: MessageType
  /// The text.
  var message: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("message", message)
    object.member("type", type)
  }
}

/// Requests that the client show a document; only with `window.showDocument`.
struct ShowDocumentRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = ShowDocumentResult
  static let method = "window/showDocument"

  /// The address of the document.
  var uri: DocumentURI
  /// Whether the user goes to it.
  var takeFocus: Bool?

  func writeMembers(to object: inout JSONWriter) {
    object.member("takeFocus", takeFocus)
    object.member("uri", uri)
  }
}

/// Whether a client showed a document.
struct ShowDocumentResult: JSONObject, Decodable, Hashable {
  /// Whether it did.
  var success: Bool

  func writeMembers(to object: inout JSONWriter) { object.member("success", success) }
}

/// How much to report with `$/logTrace`.
struct TraceValue: OpenEnumeration {
  let rawValue: String

  /// Nothing.
  static let off = Self(rawValue: "off")
  /// The messages.
  static let messages = Self(rawValue: "messages")
  /// The messages with details.
  static let verbose = Self(rawValue: "verbose")
}

/// Changes how much to report with `$/logTrace`.
struct SetTraceNotification: NotificationType, Decodable, Hashable {
  static let method = "$/setTrace"

  /// The new value.
  var value: TraceValue
}

/// A trace message; must not be sent while tracing is off.
struct LogTraceNotification: NotificationType, JSONObject, Decodable, Hashable {
  static let method = "$/logTrace"

  /// The message.
  var message: String
  /// Details, which must be omitted unless tracing is verbose.
  var verbose: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("message", message)
    object.member("verbose", verbose)
  }
}
