import JSON

/// Requests the texts to show between the characters of a range.
struct InlayHintRequest: RequestType, Decodable, Hashable {
  typealias Result = [InlayHint]?
  static let method = "textDocument/inlayHint"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The range.
  var range: PositionRange
}

/// A text that is shown between the characters of a document.
struct InlayHint: JSONObject, Decodable, Hashable {
  /// The place.
  var position: Position
  /// The text.
  var label: String
  /// Whether space is shown before it.
  var paddingLeft: Bool?

  func writeMembers(to object: inout JSONWriter) {
    object.member("label", label)
    object.member("paddingLeft", paddingLeft)
    object.member("position", position)
  }
}

/// Requests the texts above lines of a document.
struct CodeLensRequest: RequestType, Decodable, Hashable {
  typealias Result = [CodeLens]?
  static let method = "textDocument/codeLens"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// A text above a line.
struct CodeLens: JSONObject, Decodable, Hashable {
  /// The range that it is about, on one line.
  var range: PositionRange
  /// The text.
  var command: Command

  func writeMembers(to object: inout JSONWriter) {
    object.member("command", command)
    object.member("range", range)
  }
}

/// A text that may run something in the client.
struct Command: JSONObject, Decodable, Hashable {
  /// The text.
  var title: String
  /// What it runs; empty for nothing.
  var command = ""
  /// What the command works with.
  var arguments: [JSONValue]?

  func writeMembers(to object: inout JSONWriter) {
    object.member("arguments", arguments)
    object.member("command", command)
    object.member("title", title)
  }
}

/// Requests that the client ask for the texts above lines again; only with `workspace.codeLens.refreshSupport`.
struct CodeLensRefreshRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = NullResult
  static let method = "workspace/codeLens/refresh"
}
