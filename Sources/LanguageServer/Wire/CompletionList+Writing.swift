import JSON
import JSONRPC
import LanguageServerProtocol

/// A list follows every keystroke and is long.
extension CompletionList: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("isIncomplete", isIncomplete)
      $0.member("itemDefaults", itemDefaults)
      $0.member("items", items)
    }
  }
}

extension CompletionItemDefaults: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("commitCharacters", commitCharacters)
      $0.member("data", data)
      $0.member("editRange", editRange)
      $0.member("insertTextFormat", insertTextFormat)
      $0.member("insertTextMode", insertTextMode)
    }
  }
}

extension CompletionItem: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("additionalTextEdits", additionalTextEdits)
      $0.member("commitCharacters", commitCharacters)
      $0.member("data", data)
      $0.member("detail", detail)
      $0.member("documentation", documentation)
      $0.member("filterText", filterText)
      $0.member("insertText", insertText)
      $0.member("insertTextFormat", insertTextFormat)
      $0.member("insertTextMode", insertTextMode)
      $0.member("kind", kind)
      $0.member("label", label)
      $0.member("labelDetails", labelDetails)
      $0.member("preselect", preselect)
      $0.member("sortText", sortText)
      $0.member("tags", tags)
      $0.member("textEdit", textEdit)
      $0.member("textEditText", textEditText)
    }
  }
}

extension CompletionItemLabelDetails: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("description", description)
      $0.member("detail", detail)
    }
  }
}

extension TextOrMarkup: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): text.write(to: &writer)
    case .markup(let markup): markup.write(to: &writer)
    }
  }
}

extension MarkupContent: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind)
      $0.member("value", value)
    }
  }
}

extension CompletionItemKind: JSONWritable {}
extension CompletionItemTag: JSONWritable {}
extension InsertTextFormat: JSONWritable {}
extension InsertTextMode: JSONWritable {}
extension MarkupKind: JSONWritable {}
