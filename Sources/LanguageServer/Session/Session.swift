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
  /// The open documents whose diagnostics are to be told anew, once no message waits.
  private var unjudged: [DocumentURI] = []
  /// Grows with every change that may alter findings without an edit: settings, saved and watched files.
  var generation = 0

  /// Makes the session of a client that has not said anything.
  init(settings: Settings) {
    initialSettings = settings
    self.settings = settings
  }

  /// Notes that the diagnostics of a document are to be told anew.
  mutating func needsJudgement(_ uri: DocumentURI) {
    if !unjudged.contains(uri) { unjudged.append(uri) }
  }

  /// Returns the documents whose diagnostics are to be told anew, and forgets them.
  mutating func takeUnjudged() -> [OpenDocument] {
    defer { unjudged = [] }
    return unjudged.compactMap { documents[$0] }
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
