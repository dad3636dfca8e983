/// Changes to several documents; only one of the two members is to be used.
public struct WorkspaceEdit: Codable, Hashable, Sendable {
  /// The edits of each document, for clients without versioned edits.
  public var changes: [DocumentURI: [TextEdit]]?
  /// The edits of each document together with the version that they were computed on.
  public var documentChanges: [TextDocumentEdit]?

  /// Creates a value from its members.
  public init(changes: [DocumentURI: [TextEdit]]? = nil, documentChanges: [TextDocumentEdit]? = nil) {
    self.changes = changes
    self.documentChanges = documentChanges
  }
}

/// The edits of one document, all in coordinates of its original state.
public struct TextDocumentEdit: Codable, Hashable, Sendable {
  /// The document and the version that the edits belong to.
  public var textDocument: OptionalVersionedTextDocumentIdentifier
  /// The edits, which must not overlap.
  public var edits: [TextEdit]

  /// Creates a value from its members.
  public init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}
