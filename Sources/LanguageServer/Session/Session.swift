import LanguageServerProtocol
import SourceText

/// What was agreed with the client, and the documents that it has open.
///
/// A value: the message loop changes its own, and each read works on the copy that it began with.
struct Session: Sendable {
  /// How far the conversation is.
  enum Lifecycle: Sendable {
    case uninitialized
    case running
    case shutDown
  }

  /// How far the conversation is.
  var lifecycle: Lifecycle = .uninitialized
  /// What the client can do.
  var client = ClientFeatures()
  /// The code units that columns are counted in.
  var encoding: PositionEncoding = .utf16
  /// How much of the work is to be reported.
  var trace: TraceValue = .off
  /// What the user wants where the client's settings say nothing.
  var initialSettings: Settings
  /// What the user wants.
  var settings: Settings
  /// The open documents.
  var documents = DocumentStore()
  /// What messages changed and the message loop has not acted upon.
  private var changes = SessionChanges()
  /// Grows with every change that may alter findings without an edit: settings, saved and watched files.
  var generation = 0

  /// Makes the session of a client that has not said anything.
  init(settings: Settings) {
    initialSettings = settings
    self.settings = settings
  }

  /// Notes that a document was opened or edited.
  mutating func noteChange(of uri: DocumentURI) {
    guard !client.pullsDiagnostics else { return }
    changes.note(uri)
  }

  /// Notes that the text of a property list is another: what code lacked may be there now.
  mutating func noteRestlessness(of document: OpenDocument) {
    if document.statedRole != .source, documents.hasSources { changes.isRestless = true }
  }

  /// Notes that a document was closed.
  mutating func noteClosing(of document: OpenDocument) {
    changes.closed.append(document)
    noteRestlessness(of: document)
  }

  /// Notes that something else than an edit changed, so that all documents have to be checked again.
  mutating func noteChangeOfAll() {
    generation += 1
    if client.pullsDiagnostics {
      changes.isRefreshWanted = client.refreshesDiagnostics
    } else {
      for document in documents.all { changes.note(document.uri) }
    }
  }

  /// Returns what has to be done at once, and forgets it.
  mutating func takeUrgentChanges() -> SessionChanges {
    defer { changes = SessionChanges(changed: changes.changed) }
    return changes
  }

  /// Returns the documents that have to be checked, and forgets them.
  mutating func takeChangedDocuments() -> [OpenDocument] {
    defer { changes.changed = [] }
    return changes.changed.compactMap { documents[$0] }
  }

  /// The exit code when the conversation ends now: 0 only after `shutdown`.
  var exitCode: Int32 {
    lifecycle == .shutDown ? 0 : 1
  }

  /// Returns the positions of a document in the columns of this session.
  func converter(for document: OpenDocument) -> PositionConverter {
    PositionConverter(text: document.text, encoding: encoding)
  }
}
