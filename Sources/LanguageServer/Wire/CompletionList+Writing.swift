import JSON
import JSONRPC
import LanguageServerProtocol

extension CompletionList {
  /// The JSON text of the list, written without the general encoder, since it follows every keystroke and is long.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isIncomplete", isIncomplete)
      if let itemDefaults { writer.member("itemDefaults") { itemDefaults.write(to: &$0) } }
      writer.member("items") { $0.array(items) { $1.write(to: &$0) } }
    }
    return writer.bytes
  }
}

extension CompletionItemDefaults {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("commitCharacters", commitCharacters)
      if let data { writer.member("data") { data.write(to: &$0) } }
      if let editRange { writer.member("editRange") { editRange.write(to: &$0) } }
      writer.member("insertTextFormat", insertTextFormat?.rawValue)
      writer.member("insertTextMode", insertTextMode?.rawValue)
    }
  }
}

extension CompletionEditRange {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .range(let range): range.write(to: &writer)
    case .insertReplace(let ranges):
      writer.object { writer in
        writer.member("insert") { ranges.insert.write(to: &$0) }
        writer.member("replace") { ranges.replace.write(to: &$0) }
      }
    }
  }
}

extension CompletionItem {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let edits = additionalTextEdits {
        writer.member("additionalTextEdits") { $0.array(edits) { $1.write(to: &$0) } }
      }
      if let command { writer.member("command") { command.write(to: &$0) } }
      writer.member("commitCharacters", commitCharacters)
      if let data { writer.member("data") { data.write(to: &$0) } }
      writer.member("detail", detail)
      if let documentation { writer.member("documentation") { documentation.write(to: &$0) } }
      writer.member("filterText", filterText)
      writer.member("insertText", insertText)
      writer.member("insertTextFormat", insertTextFormat?.rawValue)
      writer.member("insertTextMode", insertTextMode?.rawValue)
      writer.member("kind", kind?.rawValue)
      writer.member("label", label)
      if let labelDetails { writer.member("labelDetails") { labelDetails.write(to: &$0) } }
      writer.member("preselect", preselect)
      writer.member("sortText", sortText)
      if let tags { writer.member("tags") { $0.array(tags) { $0.number($1.rawValue) } } }
      if let textEdit { writer.member("textEdit") { textEdit.write(to: &$0) } }
      writer.member("textEditText", textEditText)
    }
  }
}

extension CompletionItemLabelDetails {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("description", description)
      writer.member("detail", detail)
    }
  }
}

extension CompletionTextEdit {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &writer)
    case .insertReplace(let edit):
      writer.object { writer in
        writer.member("insert") { edit.insert.write(to: &$0) }
        writer.member("newText", edit.newText)
        writer.member("replace") { edit.replace.write(to: &$0) }
      }
    }
  }
}

extension TextEdit {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("newText", newText)
      writer.member("range") { range.write(to: &$0) }
    }
  }
}

extension TextOrMarkup {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .markup(let markup):
      writer.object { writer in
        writer.member("kind", markup.kind.rawValue)
        writer.member("value", markup.value)
      }
    }
  }
}

extension Command {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let arguments { writer.member("arguments") { $0.array(arguments) { $1.write(to: &$0) } } }
      writer.member("command", command)
      writer.member("title", title)
    }
  }
}
