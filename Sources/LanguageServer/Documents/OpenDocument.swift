import AppProject
import JSONRPC
import LanguageServerProtocol
import SourceText

/// One state of an open document, which never changes.
///
/// The tree is made by the first one who asks for it, so that states that nobody looks at cost no parsing.
final class OpenDocument: Sendable {
  /// The address, exactly as the client wrote it when it opened the document.
  let uri: DocumentURI
  /// The version that the client gave.
  let version: Int
  /// The text.
  let text: SourceText
  /// Whether the text was opened or saved like this, so that checks too slow for typing are worth their time.
  let isSettled: Bool
  private let parsed: Locked<Document?>

  /// Makes a state.
  init(uri: DocumentURI, version: Int, text: SourceText, isSettled: Bool) {
    self.uri = uri
    self.version = version
    self.text = text
    self.isSettled = isSettled
    parsed = Locked(nil)
  }

  /// Makes the state that `former` becomes when it is saved; what was parsed is kept.
  init(saving former: OpenDocument) {
    uri = former.uri
    version = former.version
    text = former.text
    isSettled = true
    parsed = former.parsed
  }

  /// The document with its tree; linear in the text the first time, constant afterwards.
  var document: Document {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      let document = Document(path: DocumentLocation(uri).recognitionPath, text: text)
      parsed = document
      return document
    }
  }
}
