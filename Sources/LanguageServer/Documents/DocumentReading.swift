import AppProject
import JSONRPC
import SourceText

/// One text of an open document and its tree, which is read when it is first asked for and published for all.
///
/// The lock guards the result, not the reading: only who asks for the tree waits for it.
final class DocumentReading: Sendable {
  private struct State {
    /// Whether the tree was asked for.
    var isBegun = false
    /// An earlier text whose tree was asked for, and the change that leads from there; nil where there is none.
    var origin: Origin?
    var document: Document?
  }

  private struct Origin {
    var reading: DocumentReading
    var change: TextChange
  }

  /// The text.
  let text: SourceText
  /// A number that no other text has in this process.
  let stamp: Int
  private let path: String?
  /// Reads the texts of one document one after the other, so that each can start from the one before.
  private let worker: Worker
  private let state: Locked<State>

  private static let lastStamp = Locked(0)
  /// The bytes that are read by who asks for the tree.
  static let shortCount = 32 << 10

  /// Takes the text of a document that has just been opened, or that replaces all of the one before.
  convenience init(path: String?, text: SourceText, worker: Worker = Worker()) {
    self.init(path: path, text: text, worker: worker, origin: nil)
  }

  private init(path: String?, text: SourceText, worker: Worker, origin: Origin?) {
    self.path = path
    self.text = text
    self.worker = worker
    state = Locked(State(origin: origin))
    stamp = Self.lastStamp.withLock { last in
      last += 1
      return last
    }
  }

  /// Returns the text that `change` makes of this one; it will be read only where the change reached.
  ///
  /// Waits for no reading: a tree that is being read is where the new text will start from.
  func changed(to text: SourceText, by change: TextChange) -> DocumentReading {
    let origin = state.withLock { state in
      guard !state.isBegun else { return Origin(reading: self, change: change) as Origin? }
      return state.origin.map { Origin(reading: $0.reading, change: $0.change.merged(with: change)) }
    }
    return DocumentReading(path: path, text: text, worker: worker, origin: origin)
  }

  /// The document with its tree; linear in what an edit reached the first time, constant afterwards.
  var document: Document {
    get async {
      state.withLock { $0.isBegun = true }
      if let document = shortWork() { return document }
      return await worker.run { self.read() }
    }
  }

  /// Returns the document where it is known or little has to be read for it; else nil.
  ///
  /// Less than a millisecond is not worth another thread; where several ask at once, each result is the same.
  private func shortWork() -> Document? {
    let (known, origin) = state.withLock { ($0.document, $0.origin) }
    if let known { return known }
    if let origin, let former = origin.reading.state.withLock({ $0.document }),
      let tree = former.tree.updated(with: text, change: origin.change, limit: Self.shortCount)
    {
      return publish(Document(path: path, tree: tree))
    }
    return text.count <= Self.shortCount ? publish(Document(path: path, text: text)) : nil
  }

  /// Reads the text, and that of its origin where that was not done.
  private func read() -> Document {
    if let document = shortWork() { return document }
    guard let origin = state.withLock({ $0.origin }) else { return publish(Document(path: path, text: text)) }
    return publish(Document(updating: origin.reading.read(), with: text, change: origin.change))
  }

  private func publish(_ document: Document) -> Document {
    state.withLock { state in
      let first = state.document ?? document
      state.document = first
      // Earlier texts need not stay in memory.
      state.origin = nil
      return first
    }
  }
}
