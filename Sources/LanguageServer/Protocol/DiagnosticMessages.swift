import JSON

/// A message about a range of a document.
struct Diagnostic: JSONObject, Decodable, Hashable {
  /// The range.
  var range: PositionRange
  /// The severity; the client decides when absent.
  var severity: DiagnosticSeverity?
  /// The rule; a string in our own diagnostics.
  var code: IntegerOrString?
  /// Where the rule is described; only for clients with `codeDescriptionSupport`.
  var codeDescription: CodeDescription?
  /// The name of the source.
  var source: String?
  /// The message.
  var message: String
  /// How to show the range; only tags that the client lists.
  var tags: [DiagnosticTag]?
  /// Related places; only for clients with `relatedInformation`.
  var relatedInformation: [DiagnosticRelatedInformation]?
  /// Sent back with code action requests; only for clients with `dataSupport`.
  var data: JSONValue?

  func writeMembers(to object: inout JSONWriter) {
    object.member("code", code)
    object.member("codeDescription", codeDescription)
    object.member("data", data)
    object.member("message", message)
    object.member("range", range)
    object.member("relatedInformation", relatedInformation)
    object.member("severity", severity)
    object.member("source", source)
    object.member("tags", tags)
  }
}

/// The severity of a diagnostic.
struct DiagnosticSeverity: OpenEnumeration {
  let rawValue: Int

  /// Something does not work.
  static let error = Self(rawValue: 1)
  /// Something is likely to go wrong.
  static let warning = Self(rawValue: 2)
  /// Useful information.
  static let information = Self(rawValue: 3)
  /// A small improvement.
  static let hint = Self(rawValue: 4)
}

/// How a client may show the range of a diagnostic.
struct DiagnosticTag: OpenEnumeration {
  let rawValue: Int

  /// Faded, since it has no effect.
  static let unnecessary = Self(rawValue: 1)
  /// Struck through, since it should no longer be used.
  static let deprecated = Self(rawValue: 2)
}

/// The address of the documentation of a rule.
struct CodeDescription: JSONObject, Decodable, Hashable {
  /// The address of a page.
  var href: String

  func writeMembers(to object: inout JSONWriter) { object.member("href", href) }
}

/// A related place of a diagnostic.
struct DiagnosticRelatedInformation: JSONObject, Decodable, Hashable {
  /// The place.
  var location: Location
  /// The message about the place.
  var message: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("location", location)
    object.member("message", message)
  }
}

/// All diagnostics of a document; replaces those sent before.
struct PublishDiagnosticsNotification: NotificationType, JSONObject, Decodable, Hashable {
  static let method = "textDocument/publishDiagnostics"

  /// The document.
  var uri: DocumentURI
  /// The version that they belong to.
  var version: Int?
  /// The diagnostics; none to remove the earlier ones.
  var diagnostics: [Diagnostic]

  func writeMembers(to object: inout JSONWriter) {
    object.member("diagnostics", diagnostics)
    object.member("uri", uri)
    object.member("version", version)
  }
}

// MARK: Pulled diagnostics

/// Requests the diagnostics of a document.
struct DocumentDiagnosticRequest: RequestType, Decodable, Hashable {
  typealias Result = DocumentDiagnosticReport
  static let method = "textDocument/diagnostic"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The requested provider, if it has a name.
  var identifier: String?
  /// The id of the last report that the client has.
  var previousResultId: String?
}

/// The answer to a pull of diagnostics.
enum DocumentDiagnosticReport: JSONObject, Hashable {
  /// All diagnostics, and an id under which the client may keep them.
  case full(resultId: String?, items: [Diagnostic])
  /// Nothing changed since the report with that id.
  case unchanged(resultId: String)

  func writeMembers(to object: inout JSONWriter) {
    switch self {
    case .full(let resultId, let items):
      object.member("items", items)
      object.member("kind", "full")
      object.member("resultId", resultId)
    case .unchanged(let resultId):
      object.member("kind", "unchanged")
      object.member("resultId", resultId)
    }
  }
}

/// Requests the diagnostics of all files of the workspace.
struct WorkspaceDiagnosticRequest: RequestType, Decodable, Hashable {
  typealias Result = WorkspaceDiagnosticReport
  static let method = "workspace/diagnostic"

  /// The requested provider, if it has a name.
  var identifier: String?
  /// The last reports that the client has.
  var previousResultIds: [PreviousResultID] = []
  /// The token under which parts of the result may be sent before its end.
  var partialResultToken: IntegerOrString?
}

/// The id of the last report about a document that the client has.
struct PreviousResultID: Decodable, Hashable {
  /// The document.
  var uri: DocumentURI
  /// The id.
  var value: String
}

/// The reports about files of the workspace, or a part of them.
struct WorkspaceDiagnosticReport: JSONObject, Hashable {
  /// One report for each file.
  var items: [WorkspaceDocumentDiagnosticReport]

  func writeMembers(to object: inout JSONWriter) { object.member("items", items) }
}

/// The report about a file of the workspace.
struct WorkspaceDocumentDiagnosticReport: JSONObject, Hashable {
  /// The file.
  var uri: DocumentURI
  /// The version of an open document; nil for a file that is not open, sent as `null`.
  var version: Int?
  /// The diagnostics, whose members are those of this report.
  var report: DocumentDiagnosticReport

  func writeMembers(to object: inout JSONWriter) {
    report.writeMembers(to: &object)
    object.member("uri", uri)
    object.memberOrNull("version", version)
  }
}

/// A part of the result of `workspace/diagnostic`, the only request whose results are sent in parts.
struct ProgressNotification: NotificationType, JSONObject, Hashable {
  static let method = "$/progress"

  /// The `partialResultToken` of the request.
  var token: IntegerOrString
  /// The part.
  var value: WorkspaceDiagnosticReport

  func writeMembers(to object: inout JSONWriter) {
    object.member("token", token)
    object.member("value", value)
  }
}

/// Requests that the client pull all diagnostics again; only with `workspace.diagnostics.refreshSupport`.
struct DiagnosticRefreshRequest: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = NullResult
  static let method = "workspace/diagnostic/refresh"
}
