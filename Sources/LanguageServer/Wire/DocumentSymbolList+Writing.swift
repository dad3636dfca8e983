import JSON
import JSONRPC
import LanguageServerProtocol

/// Editors that show where the cursor is request the outline after every edit; it has thousands of symbols.
extension DocumentSymbolList: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(to: &writer)
    case .flat(let symbols): symbols.write(to: &writer)
    }
  }
}

extension DocumentSymbol: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("children", children)
      $0.member("detail", detail)
      $0.member("kind", kind)
      $0.member("name", name)
      $0.member("range", range)
      $0.member("selectionRange", selectionRange)
      $0.member("tags", tags)
    }
  }
}

extension SymbolInformation: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("containerName", containerName)
      $0.member("kind", kind)
      $0.member("location", location)
      $0.member("name", name)
      $0.member("tags", tags)
    }
  }
}

extension SymbolKind: JSONWritable {}
extension SymbolTag: JSONWritable {}
