import AppProject
import LanguageServerProtocol
import SourceText

/// One state of an open document.
///
/// The tree is made when it is first asked for, so that states that nothing looks at cost no parsing.
struct OpenDocument: Sendable {
  /// The address, exactly as the client wrote it when it opened the document.
  let uri: DocumentURI
  /// What it is as far as its name tells; nil where the content decides.
  let statedRole: DocumentRole?
  /// What was found in the states of this document since it was opened.
  let analysis = DocumentAnalysis()
  /// The version that the client gave.
  private(set) var version: Int
  /// Whether the text was opened or saved like this, so that checks too slow for typing are worth their time.
  private(set) var isSettled = true
  private var reading: DocumentReading

  /// Makes the state of a document that was opened.
  init(uri: DocumentURI, version: Int, text: SourceText, languageID: String = "") {
    let path = DocumentLocation(uri).recognitionPath
    self.uri = uri
    self.version = version
    statedRole = DocumentRole(path: path, languageID: languageID)
    reading = DocumentReading(path: path, text: text)
  }

  /// The text.
  var text: SourceText { reading.text }

  /// A number that no other text has in this process.
  var stamp: Int { reading.stamp }

  /// The document with its tree; waits for the reading of this document alone.
  ///
  /// Code is not read as a property list: its document is empty.
  var content: Document {
    get async {
      guard statedRole == .source else { return await reading.document }
      return Document(path: DocumentLocation(uri).recognitionPath, text: SourceText(""))
    }
  }

  /// Notes that it was saved as it is.
  mutating func save() {
    isSettled = true
  }

  /// Replaces the whole text.
  mutating func replaceText(with text: SourceText, version: Int) {
    reading = DocumentReading(path: DocumentLocation(uri).recognitionPath, text: text)
    self.version = version
    isSettled = false
  }

  /// Takes the text that `change` makes of the one before; it will be read only where the change reached.
  mutating func change(to text: SourceText, by change: TextChange, version: Int) {
    reading = reading.changed(to: text, by: change)
    self.version = version
    isSettled = false
  }
}
