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

  /// Notes that it was saved.
  mutating func save() {
    isSettled = true
  }

  /// Replaces the whole text.
  mutating func replaceText(with text: SourceText, version: Int) {
    reading = DocumentReading(path: DocumentLocation(uri).recognitionPath, text: text)
    self.version = version
    (isSettled, isEdited) = (false, true)
  }

  /// Applies `change`, which results in `text`; only the affected part will be read.
  mutating func change(to text: SourceText, by change: TextChange, version: Int) {
    reading = reading.changed(to: text, by: change)
    self.version = version
    (isSettled, isEdited) = (false, true)
  }
}
