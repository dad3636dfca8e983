import LanguageServerProtocol

/// What messages changed in a session, for the message loop to act upon.
struct SessionChanges: Sendable {
  /// The open documents that have to be checked, once no message waits; none twice.
  var changed: [DocumentURI] = []
  /// The documents that were closed.
  var closed: [OpenDocument] = []
  /// Whether a property list was edited while code was open.
  var isRestless = false
  /// Whether the client has to be asked to pull all diagnostics again.
  var isRefreshWanted = false

  /// Notes a document that has to be checked.
  mutating func note(_ uri: DocumentURI) {
    if !changed.contains(uri) { changed.append(uri) }
  }
}
