import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Writes a property list in the other syntax.
enum ConversionActions {
  /// Returns the action that converts a document from XML to the old syntax or back; nil where that would lose something:
  /// comments, or types that the old syntax does not have.
  ///
  /// Linear in the document.
  static func actions(in document: Document) -> [CodeActionProposal] {
    let tree = document.tree
    guard document.kind.isPropertyList, !document.kind.isStringTable, !document.isWrittenByTool,
      !tree.hasIssues, !tree.trivia.contains(where: { $0.kind == .comment || $0.kind == .processingInstruction }),
      let value = tree.value
    else { return [] }
    let title: String
    let text: String
    switch tree.format {
    case .xml:
      guard isPlain(value) else { return [] }
      var writer = OpenStepWriter()
      writer.sortsKeys = false
      (title, text) = (Messages.text("common.convert-openstep"), writer.document(value))
    case .openStep:
      var writer = XMLWriter()
      writer.sortsKeys = false
      (title, text) = (Messages.text("common.convert-xml"), writer.document(value))
    }
    let edit = TextEdit(range: 0..<document.text.count, replacement: text)
    return [CodeActionProposal(title: title, kind: .rewrite, edits: [edit])]
  }

  /// Whether the old syntax has all types of a value.
  private static func isPlain(_ value: PropertyListValue) -> Bool {
    switch value {
    case .string, .data: true
    case .array(let items): items.allSatisfy(isPlain)
    case .dictionary(let entries): entries.allSatisfy { isPlain($0.value) }
    case .integer, .real, .boolean, .date, .uid: false
    }
  }
}
