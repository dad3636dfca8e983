import JSON

/// The replacement of a range of a document.
struct TextEdit: JSONObject, Decodable, Hashable {
  /// The range; empty for an insertion.
  var range: PositionRange
  /// The new text; empty for a deletion.
  var newText: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("newText", newText)
    object.member("range", range)
  }
}

/// One of the edits of a document in a `WorkspaceEdit`: a `TextEdit` or a `SnippetTextEdit` of the protocol.
struct DocumentTextEdit: Hashable {
  /// The range; empty for an insertion.
  var range: PositionRange
  /// The new text; empty for a deletion.
  var newText: String
  /// Whether the text is a snippet, whose placeholders the user fills in; only for clients with `snippetEditSupport`.
  var isSnippet = false
}

extension DocumentTextEdit: JSONObject, Decodable {
  private enum CodingKeys: CodingKey {
    case range, newText, snippet, value
  }

  /// Reads an edit; those with a `snippet` are snippets.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    range = try members.decode(PositionRange.self, forKey: .range)
    isSnippet = members.contains(.snippet)
    newText =
      isSnippet
      ? try members.nestedContainer(keyedBy: CodingKeys.self, forKey: .snippet).decode(String.self, forKey: .value)
      : try members.decode(String.self, forKey: .newText)
  }

  func writeMembers(to object: inout JSONWriter) {
    if !isSnippet { object.member("newText", newText) }
    object.member("range", range)
    guard isSnippet else { return }
    object.member("snippet") { writer in
      writer.object { snippet in
        snippet.member("kind", "snippet")
        snippet.member("value", newText)
      }
    }
  }
}

/// Changes to several documents; only one of the two members may be used.
struct WorkspaceEdit: JSONObject, Decodable, Hashable {
  /// The edits of each document, for clients without versioned edits.
  var changes: [DocumentURI: [TextEdit]]?
  /// The edits of each document together with the version that they were computed for, and new files, in the order in
  /// which they must be applied.
  var documentChanges: [DocumentChange]?

  func writeMembers(to object: inout JSONWriter) {
    object.member("changes", changes.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) })
    object.member("documentChanges", documentChanges)
  }
}

/// One step of a change to several documents.
enum DocumentChange: Hashable {
  /// The text of a document is changed.
  case edit(TextDocumentEdit)
  /// An empty file is created; only for clients that have `create` among their `resourceOperations`.
  case create(DocumentURI)
  /// A file is removed; only for clients that have `delete` among their `resourceOperations`.
  case delete(DocumentURI)
}

extension DocumentChange: JSONWritable, Decodable {
  private enum CodingKeys: CodingKey {
    case kind, uri
  }

  /// Reads a step; those with a `kind` create or remove files.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decodeIfPresent(String.self, forKey: .kind) {
    case "create": self = .create(try members.decode(DocumentURI.self, forKey: .uri))
    case "delete": self = .delete(try members.decode(DocumentURI.self, forKey: .uri))
    default: self = .edit(try TextDocumentEdit(from: decoder))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &writer)
    case .create(let uri): Self.write("create", uri, to: &writer)
    case .delete(let uri): Self.write("delete", uri, to: &writer)
    }
  }

  private static func write(_ kind: String, _ uri: DocumentURI, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("kind", kind)
      object.member("uri", uri)
    }
  }
}

/// The edits of one document, all in coordinates of its original state.
struct TextDocumentEdit: JSONObject, Decodable, Hashable {
  /// The document and the version that the edits belong to.
  var textDocument: OptionalVersionedTextDocumentIdentifier
  /// The edits, which must not overlap.
  var edits: [DocumentTextEdit]

  func writeMembers(to object: inout JSONWriter) {
    object.member("edits", edits)
    object.member("textDocument", textDocument)
  }
}

/// Identifies a version of a document that may not be open.
struct OptionalVersionedTextDocumentIdentifier: JSONObject, Decodable, Hashable {
  /// The document.
  var uri: DocumentURI
  /// The version; `nil`, sent as `null`, means the file on disk.
  var version: Int?

  func writeMembers(to object: inout JSONWriter) {
    object.member("uri", uri)
    object.memberOrNull("version", version)
  }
}
