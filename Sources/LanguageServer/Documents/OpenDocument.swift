import ProjectFiles
import SourceText

/// One state of an open document.
///
/// The tree is made on first use, so that unused states cost no parsing.
struct OpenDocument: Sendable {
  /// The address, exactly as the client wrote it when it opened the document.
  let uri: DocumentURI
  /// The path of the file; nil if it is not on disk.
  let filePath: String?
  /// Its role by its name; nil if the content decides.
  let statedRole: DocumentRole?
  /// What was found in the states of this document since it was opened.
  let analysis = DocumentAnalysis()
  /// The version that the client gave.
  private(set) var version: Int
  /// Whether the text was opened or saved in this state, so that slow checks may run.
  private(set) var isSettled = true
  /// Whether the text has changed since it was opened.
  private(set) var isEdited = false
  /// Its newest changes.
  var recent = RecentChanges()
  /// The newest changes of its text, each with the stamp of the text before it.
  private var changes: [(stamp: Int, change: TextChange)] = []
  private var reading: DocumentReading

  /// Makes the state of a document that was opened.
  init(uri: DocumentURI, version: Int, text: SourceText, languageID: String = "") {
    let location = DocumentLocation(uri)
    let path = location.recognitionPath
    self.uri = uri
    filePath = location.filePath
    self.version = version
    statedRole = DocumentRole(path: path, languageID: languageID)
    reading = DocumentReading(path: path, text: text)
  }

  /// The text.
  var text: SourceText { reading.text }

  /// A number that is unique to the text in this process.
  var stamp: Int { reading.stamp }

  /// The document with its tree; waits only for the reading of this document.
  ///
  /// Code is not read as a property list: its document is empty.
  var content: Document {
    get async {
      guard statedRole == .source else { return await reading.document }
      return Document(path: DocumentLocation(uri).recognitionPath, text: SourceText(""))
    }
  }

  /// The most changes that are kept: more than are made during a check.
  private static let changeLimit = 64

  /// Returns the change that made the text of the one with `stamp`; nil if that is no former text or too old.
  func change(since stamp: Int) -> TextChange? {
    guard stamp != self.stamp else { return TextChange.none }
    guard let first = changes.firstIndex(where: { $0.stamp == stamp }) else { return nil }
    let later = changes[first...].map(\.change).filter { $0 != TextChange.none }
    return later.dropFirst().reduce(later.first ?? TextChange.none) { $0.merged(with: $1) }
  }

  private mutating func note(_ change: TextChange) {
    if changes.count == Self.changeLimit { changes.removeFirst() }
    changes.append((stamp, change))
  }

  /// Notes that it was saved.
  mutating func save() {
    isSettled = true
  }

  /// Replaces the whole text.
  mutating func replaceText(with text: SourceText, version: Int) {
    note(TextChange(from: self.text, to: text))
    reading = DocumentReading(path: DocumentLocation(uri).recognitionPath, text: text)
    self.version = version
    (isSettled, isEdited) = (false, true)
  }

  /// Applies `change`, which results in `text`; only the affected part will be read.
  mutating func change(to text: SourceText, by change: TextChange, version: Int) {
    note(change)
    reading = reading.changed(to: text, by: change)
    self.version = version
    (isSettled, isEdited) = (false, true)
  }
}
