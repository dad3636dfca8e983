import JSON

/// Requests the places where the name at a place is defined.
struct DefinitionRequest: RequestType, Decodable, Hashable {
  typealias Result = [Location]?
  static let method = "textDocument/definition"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// Requests all places where the name at a place is used.
struct ReferencesRequest: RequestType, Decodable, Hashable {
  /// What is included.
  struct Context: Decodable, Hashable {
    /// Whether the places that define the name are.
    var includeDeclaration: Bool
  }

  typealias Result = [Location]?
  static let method = "textDocument/references"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
  /// What is included.
  var context: Context
}

/// Requests the places in the same document that have the name at a place.
struct DocumentHighlightRequest: RequestType, Decodable, Hashable {
  typealias Result = [DocumentHighlight]?
  static let method = "textDocument/documentHighlight"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// A place with the same name.
struct DocumentHighlight: JSONObject, Decodable, Hashable {
  /// The place.
  var range: PositionRange

  func writeMembers(to object: inout JSONWriter) { object.member("range", range) }
}

/// Asks whether what is at a place can have another name.
struct PrepareRenameRequest: RequestType, Decodable, Hashable {
  typealias Result = PrepareRenameResult?
  static let method = "textDocument/prepareRename"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// The name that can be changed.
struct PrepareRenameResult: JSONObject, Decodable, Hashable {
  /// Its place.
  var range: PositionRange
  /// The name, which the user edits.
  var placeholder: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("placeholder", placeholder)
    object.member("range", range)
  }
}

/// Requests another name for what is at a place.
struct RenameRequest: RequestType, Decodable, Hashable {
  typealias Result = WorkspaceEdit?
  static let method = "textDocument/rename"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
  /// The new name.
  var newName: String
}
