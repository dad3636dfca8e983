import LanguageServerProtocol

extension WorkspaceEdit {
  /// Makes the edit of one open document in the form that the client takes.
  init(_ edits: [ByteEdit], of document: OpenDocument, in session: Session) {
    let positions = session.converter(for: document)
    let edits = edits.map(positions.edit)
    if session.client.takesDocumentChanges {
      let identifier = OptionalVersionedTextDocumentIdentifier(uri: document.uri, version: document.version)
      self.init(documentChanges: [TextDocumentEdit(textDocument: identifier, edits: edits)])
    } else {
      self.init(changes: [document.uri: edits])
    }
  }
}
