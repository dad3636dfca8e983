import LintRules
import Messages
import ProjectFiles
import SourceText

/// The negotiated features, and the open documents of the client.
///
/// A value: the message loop changes its own, and each read works on its own copy.
struct Session: Sendable {
  /// The state of the conversation.
  enum Lifecycle: Sendable {
    case uninitialized
    case running
    case shutDown
  }

  /// The state of the conversation.
  var lifecycle: Lifecycle = .uninitialized
  /// What the client can do.
  var client = ClientFeatures()
  /// The code units that columns are counted in.
  var encoding: PositionEncoding = .utf16
  /// The level of reports.
  var trace: TraceValue = .off
  /// The settings of the user unless the client's settings replace them.
  var initialSettings: Settings
  /// The settings of the user.
  var settings: Settings
  /// The folders of the workspace.
  var folders: [DocumentURI] = []
  /// The open documents.
  var documents = DocumentStore()
  /// The changes that the message loop has not handled yet.
  private var changes = SessionChanges()
  /// Grows with every change that may alter the findings in a document without an edit of it: settings, saved and watched files,
  /// and edits of others that have come to rest.
  var generation = 0
  /// Grows with each of these changes that is more than one of open texts.
  private(set) var fileGeneration = 0
  /// The files on disk, with a record of what was asked about in this generation.
  private(set) var disk = RecordedFiles()

  /// Makes the session before the first message.
  init(settings: Settings) {
    initialSettings = settings
    self.settings = settings
  }

  /// Notes that a document was opened or edited.
  mutating func noteChange(of uri: DocumentURI) {
    guard !client.pullsDiagnostics else { return }
    changes.note(uri)
  }

  /// Notes that the text of a document came, has changed or is gone: others may have other findings once it rests.
  mutating func noteRestlessness(of document: OpenDocument) {
    if documents.hasOthers(than: document.uri) { changes.isRestless = true }
  }

  /// Notes that a document was closed.
  mutating func noteClosing(of document: OpenDocument) {
    changes.closed.append(document)
    noteRestlessness(of: document)
    // What an editor shows again after a change of the file is not reported otherwise.
    if document.isEdited { fileGeneration += 1 }
  }

  /// Notes a change of settings or of files, so that all documents must be checked again.
  mutating func noteChangeOfAll() {
    noteRest()
    fileGeneration += 1
  }

  /// Notes that edits have come to rest, so that all documents must be checked again.
  mutating func noteRest() {
    generation += 1
    disk = RecordedFiles()
    changes.isRefreshWanted = true
    guard !client.pullsDiagnostics else { return }
    for document in documents.all { changes.note(document.uri) }
  }

  /// Returns the changes that must be handled immediately, and forgets them.
  mutating func takeUrgentChanges() -> SessionChanges {
    defer { changes = SessionChanges(changed: changes.changed, isRefreshWanted: changes.isRefreshWanted) }
    return changes
  }

  /// Returns whether the client must ask again for what other files may have changed, and forgets it.
  mutating func takeRefresh() -> Bool {
    defer { changes.isRefreshWanted = false }
    return changes.isRefreshWanted
  }

  /// Returns the documents that must be checked, and forgets them.
  mutating func takeChangedDocuments() -> [OpenDocument] {
    defer { changes.changed = [] }
    return changes.changed.compactMap { documents[$0] }
  }

  /// The exit code if the conversation ends now: 0 only after `shutdown`.
  var exitCode: Int32 {
    lifecycle == .shutDown ? 0 : 1
  }

  /// Returns the positions of a document in the columns of this session.
  func converter(for document: OpenDocument) -> PositionConverter {
    PositionConverter(text: document.text, encoding: encoding)
  }
}

extension Session {
  /// The absolute paths of the folders that searches of the workspace start from, sorted; none is inside another.
  ///
  /// Editors without a project open the home folder or the root of the file system, which are not searched.
  var searchedFolders: [String] {
    let home = DiskFiles.homeFolder
    let paths = Set(folders.compactMap { DocumentLocation($0).filePath.map { FilePath.absolute($0, from: "/") } })
      .filter { path in path != "/" && home.map { $0 != path && !FilePath.isInside($0, path) } ?? true }
    return paths.filter { path in !paths.contains { FilePath.isInside(path, $0) } }.sorted()
  }

  /// The open documents that are files in one of these folders.
  var searchedDocuments: [OpenDocument] {
    let searched = searchedFolders
    return documents.all.filter { document in
      document.filePath.map { path in searched.contains { FilePath.isInside(path, $0) } } ?? false
    }
  }
}

extension Session {
  /// Applies settings of the client; absent members have their initial values.
  mutating func apply(configuration: JSONValue, services: Services) {
    let settings = initialSettings.merging(configuration)
    guard settings != self.settings else { return }
    self.settings = settings
    reportUnknownRules(services)
    noteChangeOfAll()
  }

  /// Reports ids in the settings that no rule has, which are likely misspelt.
  func reportUnknownRules(_ services: Services) {
    let named = settings.disabledRules.union(settings.optInRules).union(settings.onlyRules ?? [])
      .union(settings.severities.keys)
    let unknown = named.filter { RuleRegistry.rule($0) == nil }.sorted()
    guard !unknown.isEmpty else { return }
    let message = Messages.text("common.unknown-rules", [unknown.joined(separator: ", ")])
    services.connection.notify(
      LogMessageNotification.method,
      params: LogMessageNotification(type: .warning, message: message)
    )
  }
}

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
