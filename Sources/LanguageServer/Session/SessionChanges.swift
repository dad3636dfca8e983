import LanguageServerProtocol

/// The changes of a session that the message loop must handle.
struct SessionChanges: Sendable {
  /// The open documents to check once no message waits; each once.
  var changed: [DocumentURI] = []
  /// The documents that were closed.
  var closed: [OpenDocument] = []
  /// Whether the text of a document changed while others were open.
  var isRestless = false
  /// Whether the client must ask again for what other files may have changed, such as diagnostics.
  var isRefreshWanted = false

  /// Notes a document to check.
  mutating func note(_ uri: DocumentURI) {
    if !changed.contains(uri) { changed.append(uri) }
  }
}
