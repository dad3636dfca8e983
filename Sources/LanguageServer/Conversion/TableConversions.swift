import AppProject
import JSONRPC
import LanguageFeatures
import LintFiles
import Messages
import ProjectFiles

/// Translates the conversion of a string table to an action, and later to the edit of the workspace.
enum TableConversions {
  private static let uriMember = "convertsTableOf"

  /// Whether the client can apply such an action: it makes and removes files, and requests the edit when it is needed.
  static func areOffered(to client: ClientFeatures) -> Bool {
    client.createsFiles && client.deletesFiles && client.resolvesActionEdits
  }

  /// Returns the action without its edit; nil for one that cannot be applied if the client does not show these.
  static func action(
    _ proposal: TableConversionAction.Proposal,
    for document: OpenDocument,
    _ client: ClientFeatures
  ) -> CodeAction? {
    switch proposal.result {
    case .success:
      let data = JSONValue.object([uriMember: .string(document.uri.rawValue)])
      return CodeAction(title: proposal.title, kind: .refactorRewrite, data: data)
    case .failure(let refusal):
      guard client.showsDisabledActions else { return nil }
      let disabled = CodeActionDisabled(reason: refusal.sentence)
      return CodeAction(title: proposal.title, kind: .refactorRewrite, disabled: disabled)
    }
  }

  /// Returns the document that an action was offered in; nil for other actions.
  static func document(of action: CodeAction) -> DocumentURI? {
    action.data?[uriMember]?.string.map { DocumentURI($0) }
  }

  /// Returns the edit that makes the new files and removes the former ones.
  ///
  /// Throws if an editor holds a text of one of them that was not converted.
  static func edit(
    _ conversion: TableConversion,
    _ project: ProjectContext,
    in session: Session
  ) throws(ResponseError) -> WorkspaceEdit {
    let gate = WriteGate(folders: session.searchedFolders)
    if let refusal = (conversion.newFiles.map(\.path) + conversion.formerFiles).compactMap(gate.refusal).first {
      throw ResponseError(code: .requestFailed, message: "\(refusal)")
    }
    var changes: [DocumentChange] = []
    for file in conversion.newFiles {
      let uri = DocumentURI(filePath: file.path)
      let start = Position(line: 0, character: 0)
      let edit = TextEdit(range: PositionRange(start: start, end: start), newText: file.text)
      let identifier = OptionalVersionedTextDocumentIdentifier(uri: uri, version: nil)
      changes.append(.create(uri))
      changes.append(
        .edit(TextDocumentEdit(textDocument: identifier, edits: SnippetEdits.edits([edit], placeholders: [])))
      )
    }
    for path in conversion.formerFiles {
      let uri = DocumentURI(filePath: path)
      let converted = project.table?.files.first { $0.path == path }?.document
      if let open = session.documents[uri], open.text.bytes != converted?.text.bytes {
        let reason = Messages.text("common.not-converted-changed")
        throw ResponseError(code: .requestFailed, message: "\(FilePath.name(path)): \(reason)")
      }
      changes.append(.delete(session.documents[uri]?.uri ?? uri))
    }
    return WorkspaceEdit(documentChanges: changes)
  }
}
