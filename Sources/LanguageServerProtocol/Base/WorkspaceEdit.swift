/// Changes to several documents; only one of the two members may be used.
public struct WorkspaceEdit: Codable, Hashable, Sendable {
  /// The edits of each document, for clients without versioned edits.
  public var changes: [DocumentURI: [TextEdit]]?
  /// The edits of each document together with the version that they were computed for, and new files, in the order in
  /// which they must be applied.
  public var documentChanges: [DocumentChange]?

  /// Creates a value from its members.
  public init(changes: [DocumentURI: [TextEdit]]? = nil, documentChanges: [DocumentChange]? = nil) {
    self.changes = changes
    self.documentChanges = documentChanges
  }
}

/// One step of a change to several documents.
public enum DocumentChange: Codable, Hashable, Sendable {
  /// The text of a document is changed.
  case edit(TextDocumentEdit)
  /// A file is created; only for clients that have `create` among their `resourceOperations`.
  case create(CreateFile)
  /// A file is removed; only for clients that have `delete` among their `resourceOperations`.
  case delete(DeleteFile)

  /// Reads a step; those with a `kind` create or remove files.
  public init(from decoder: any Decoder) throws {
    if let file = try? CreateFile(from: decoder) {
      self = .create(file)
    } else if let file = try? DeleteFile(from: decoder) {
      self = .delete(file)
    } else {
      self = .edit(try TextDocumentEdit(from: decoder))
    }
  }

  /// Encodes the step itself, without a wrapper.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .edit(let edit): try edit.encode(to: encoder)
    case .create(let file): try file.encode(to: encoder)
    case .delete(let file): try file.encode(to: encoder)
    }
  }
}

/// A new, empty file.
public struct CreateFile: Codable, Hashable, Sendable {
  private enum Kind: String, Codable {
    case create
  }

  private var kind = Kind.create
  /// The address of the file.
  public var uri: DocumentURI

  /// Creates a value from its members.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// A file that is removed.
public struct DeleteFile: Codable, Hashable, Sendable {
  private enum Kind: String, Codable {
    case delete
  }

  private var kind = Kind.delete
  /// The address of the file.
  public var uri: DocumentURI

  /// Creates a value from its members.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// The edits of one document, all in coordinates of its original state.
public struct TextDocumentEdit: Codable, Hashable, Sendable {
  /// The document and the version that the edits belong to.
  public var textDocument: OptionalVersionedTextDocumentIdentifier
  /// The edits, which must not overlap.
  public var edits: [DocumentTextEdit]

  /// Creates a value from its members.
  public init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [DocumentTextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}
