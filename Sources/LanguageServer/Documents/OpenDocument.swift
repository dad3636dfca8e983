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
  /// A number that no other text has in this process.
  let stamp: Int
  /// What it is as far as its name tells; nil where the content decides.
  let statedRole: DocumentRole?
  private let reading: Locked<Reading>

  private static let lastStamp = Locked(0)

  private static func nextStamp() -> Int {
    lastStamp.withLock { last in
      last += 1
      return last
    }
  }

  /// How far the text has been read.
  fileprivate enum Reading {
    /// Nobody has asked yet, and nothing is known of it.
    case none
    /// Nobody has asked yet; an earlier state has been read, from which this change leads here.
    case change(TextChange, from: Document)
    case done(Document)
  }

  /// Makes a state.
  init(uri: DocumentURI, version: Int, text: SourceText, isSettled: Bool, languageID: String = "") {
    statedRole = DocumentRole(path: DocumentLocation(uri).recognitionPath, languageID: languageID)
    self.uri = uri
    self.version = version
    self.text = text
    self.isSettled = isSettled
    reading = Locked(.none)
    stamp = Self.nextStamp()
  }

  /// Makes the state that `former` becomes when it is saved; what was read is kept.
  init(saving former: OpenDocument) {
    statedRole = former.statedRole
    uri = former.uri
    version = former.version
    text = former.text
    isSettled = true
    reading = former.reading
    stamp = former.stamp
  }

  /// Makes the state that `former` becomes when its text is replaced.
  init(replacing former: OpenDocument, with text: SourceText, version: Int) {
    statedRole = former.statedRole
    uri = former.uri
    self.version = version
    self.text = text
    isSettled = false
    reading = Locked(.none)
    stamp = Self.nextStamp()
  }

  /// Makes the state that `former` becomes by a change to its text; it is read only where the change reached.
  init(changing former: OpenDocument, to text: SourceText, by change: TextChange, version: Int) {
    statedRole = former.statedRole
    uri = former.uri
    self.version = version
    self.text = text
    isSettled = false
    reading = Locked(former.reading.withLock { $0.changed(by: change) })
    stamp = Self.nextStamp()
  }

  /// The document with its tree; linear in what an edit reached the first time, constant afterwards.
  ///
  /// Code is not read as a property list: its document is empty.
  var document: Document {
    guard statedRole != .source else {
      return Document(path: DocumentLocation(uri).recognitionPath, text: SourceText(""))
    }
    return reading.withLock { reading in
      let document =
        switch reading {
        case .none: Document(path: DocumentLocation(uri).recognitionPath, text: text)
        case .change(let change, let former): Document(updating: former, with: text, change: change)
        case .done(let document): document
        }
      reading = .done(document)
      return document
    }
  }
}

extension OpenDocument.Reading {
  /// Returns what is known of the text that a change makes of this one.
  fileprivate func changed(by change: TextChange) -> Self {
    switch self {
    case .none: .none
    case .change(let earlier, let document): .change(earlier.merged(with: change), from: document)
    case .done(let document): .change(change, from: document)
    }
  }
}
