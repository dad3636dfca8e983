import JSON
import JSONRPC
import LanguageServerProtocol

extension InitializeResult {
  /// The JSON text of the answer, written without the general encoder for the sake of the first answer's time.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("capabilities") { capabilities.write(to: &$0) }
      guard let serverInfo else { return }
      writer.member("serverInfo") { writer in
        writer.object {
          $0.member("name", serverInfo.name)
          $0.member("version", serverInfo.version)
        }
      }
    }
    return writer.bytes
  }
}

extension ServerCapabilities {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let options = codeActionProvider { writer.member("codeActionProvider") { options.write(to: &$0) } }
      if let options = completionProvider { writer.member("completionProvider") { options.write(to: &$0) } }
      if let options = diagnosticProvider { writer.member("diagnosticProvider") { options.write(to: &$0) } }
      writer.member("hoverProvider", hoverProvider)
      writer.member("positionEncoding", positionEncoding?.rawValue)
      if let options = textDocumentSync { writer.member("textDocumentSync") { options.write(to: &$0) } }
      if let workspace { writer.member("workspace") { workspace.write(to: &$0) } }
    }
  }
}

extension CodeActionOptions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("codeActionKinds", codeActionKinds?.map(\.rawValue))
      $0.member("resolveProvider", resolveProvider)
    }
  }
}

extension CompletionOptions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let completionItem {
        writer.member("completionItem") { writer in
          writer.object { $0.member("labelDetailsSupport", completionItem.labelDetailsSupport) }
        }
      }
      writer.member("resolveProvider", resolveProvider)
      writer.member("triggerCharacters", triggerCharacters)
    }
  }
}

extension DiagnosticOptions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("identifier", identifier)
      $0.member("interFileDependencies", interFileDependencies)
      $0.member("workspaceDiagnostics", workspaceDiagnostics)
    }
  }
}

extension TextDocumentSyncOptions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("change", change?.rawValue)
      writer.member("openClose", openClose)
      guard let save else { return }
      writer.member("save") { writer in
        writer.object { $0.member("includeText", save.includeText) }
      }
    }
  }
}

extension WorkspaceServerCapabilities {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      guard let workspaceFolders else { return }
      writer.member("workspaceFolders") { writer in
        writer.object {
          $0.member("changeNotifications", workspaceFolders.changeNotifications)
          $0.member("supported", workspaceFolders.supported)
        }
      }
    }
  }
}
