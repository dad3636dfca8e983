import LintEngine
import LintFiles
import SourceText

extension WorkspaceEdit {
  /// The edits of one document, with its version if it is open.
  private struct DocumentEdits {
    let uri: DocumentURI
    let version: Int?
    let edits: [TextEdit]
    var isNew = false

    var placeholders: [String] = []

    var changes: [DocumentChange] {
      let identifier = OptionalVersionedTextDocumentIdentifier(uri: uri, version: version)
      let edits = SnippetEdits.edits(edits, placeholders: placeholders)
      let edit = DocumentChange.edit(TextDocumentEdit(textDocument: identifier, edits: edits))
      return isNew ? [.create(uri), edit] : [edit]
    }
  }

  /// Makes the edit of an open document and of other files in the form that the client supports.
  ///
  /// The cursor goes to the `placeholders` of the open document, if the client supports that. Nil if the client cannot
  /// create the needed files, or if another open document has changed since its edits were made.
  init?(
    _ edits: [ByteEdit],
    of document: OpenDocument,
    placeholders: [String] = [],
    and files: [FileEdit] = [],
    in session: Session
  ) {
    let positions = session.converter(for: document)
    var own = DocumentEdits(uri: document.uri, version: document.version, edits: edits.map(positions.edit))
    if session.client.takesSnippetEdits { own.placeholders = placeholders }
    let others = files.compactMap { Self.edits($0, in: session) }
    guard others.count == files.count else { return nil }
    let all = (edits.isEmpty && !files.isEmpty ? [] : [own]) + others
    if session.client.takesDocumentChanges {
      self.init(documentChanges: all.flatMap(\.changes))
    } else {
      self.init(changes: Dictionary(all.map { ($0.uri, $0.edits) }) { $0 + $1 })
    }
  }

  /// Makes the edit of several files in the form that the client supports; nil if one of them is open and has changed since.
  init?(_ files: [FileEdit], in session: Session) {
    let all = files.compactMap { Self.edits($0, in: session) }
    guard all.count == files.count else { return nil }
    if session.client.takesDocumentChanges {
      self.init(documentChanges: all.flatMap(\.changes))
    } else {
      self.init(changes: Dictionary(all.map { ($0.uri, $0.edits) }) { $0 + $1 })
    }
  }

  private static func edits(_ file: FileEdit, in session: Session) -> DocumentEdits? {
    // A link in a project must not lead an edit to a file elsewhere.
    guard WriteGate(folders: session.searchedFolders).refusal(of: file.path) == nil else { return nil }
    let uri = DocumentURI(filePath: file.path)
    switch file.change {
    case .edits(let edits, of: let text):
      let positions = PositionConverter(text: text, encoding: session.encoding)
      guard let open = session.documents[uri] else {
        return DocumentEdits(uri: uri, version: nil, edits: edits.map(positions.edit))
      }
      guard open.text.bytes == text.bytes else { return nil }
      return DocumentEdits(uri: open.uri, version: open.version, edits: edits.map(positions.edit))
    case .newFile(let text):
      guard session.client.createsFiles, session.documents[uri] == nil else { return nil }
      let start = Position(line: 0, character: 0)
      let edit = TextEdit(range: PositionRange(start: start, end: start), newText: text)
      return DocumentEdits(uri: uri, version: nil, edits: [edit], isNew: true)
    }
  }
}

/// Makes snippets of the texts that users are to replace.
enum SnippetEdits {
  /// Returns edits in which each of `placeholders`, in their order, is a tab stop.
  ///
  /// A snippet is only the placeholder itself: clients indent the lines of snippets again, and the lines around it have
  /// their indentation.
  static func edits(_ edits: [TextEdit], placeholders: [String]) -> [DocumentTextEdit] {
    var (rest, number) = (placeholders[...], 0)
    return edits.flatMap { edit -> [DocumentTextEdit] in
      var parts: [DocumentTextEdit] = []
      var (range, text) = (edit.range, edit.newText[...])
      let add = { (part: DocumentTextEdit) in
        parts.append(part)
        // Only the first part takes something away; the others follow it.
        range = PositionRange(start: range.end, end: range.end)
      }
      while let placeholder = rest.first, let place = text.firstRange(of: placeholder) {
        if text.startIndex < place.lowerBound {
          add(DocumentTextEdit(range: range, newText: String(text[..<place.lowerBound])))
        }
        number += 1
        add(DocumentTextEdit(range: range, newText: "${\(number):\(escape(placeholder))}", isSnippet: true))
        text = text[place.upperBound...]
        rest = rest.dropFirst()
      }
      if !text.isEmpty || parts.isEmpty { add(DocumentTextEdit(range: range, newText: String(text))) }
      return parts
    }
  }

  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "$}\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
