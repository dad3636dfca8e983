import Locking
import ProjectFiles
import SourceText

/// One text of an open document and its tree, which is read on first use and shared.
///
/// The lock guards the result, not the reading: only callers that need the tree wait for it.
final class DocumentReading: Sendable {
  private struct State {
    /// Whether the tree was requested.
    var isBegun = false
    /// An earlier text whose tree was requested, and the change since then; nil if there is none.
    var origin: Origin?
    var document: Document?
  }

  private struct Origin {
    var reading: DocumentReading
    var change: TextChange
  }

  /// The text.
  let text: SourceText
  /// A number that is unique to the text in this process.
  let stamp: Int
  private let path: String?
  /// Reads the texts of one document one after the other, so that each can start from the one before.
  private let worker: Worker
  private let state: Locked<State>

  private static let lastStamp = Locked(0)
  /// The maximum size of a text that is read on the caller's thread, in bytes.
  static let shortCount = 32 << 10

  /// Makes the first reading of an opened document, or one that replaces the whole text.
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

  /// Returns the text that results from `change`; only the affected part will be read.
  ///
  /// Does not wait for a reading: the new text starts from a tree that is still being read.
  func changed(to text: SourceText, by change: TextChange) -> DocumentReading {
    let origin = state.withLock { state in
      guard !state.isBegun else { return Origin(reading: self, change: change) as Origin? }
      return state.origin.map { Origin(reading: $0.reading, change: $0.change.merged(with: change)) }
    }
    return DocumentReading(path: path, text: text, worker: worker, origin: origin)
  }

  /// The document with its tree; linear in the affected part on first use, then constant.
  var document: Document {
    get async {
      state.withLock { $0.isBegun = true }
      if let document = shortWork() { return document }
      return await worker.run { self.read() }
    }
  }

  /// Returns the document if it is known or quick to read; else nil.
  ///
  /// Less than a millisecond does not justify a thread; concurrent reads have the same result.
  private func shortWork() -> Document? {
    let (known, origin) = state.withLock { ($0.document, $0.origin) }
    if let known { return known }
    if let origin, let former = origin.reading.state.withLock({ $0.document }),
      let document = Document(updating: former, with: text, change: origin.change, limit: Self.shortCount)
    {
      return publish(document)
    }
    return text.count <= Self.shortCount ? publish(Document(path: path, text: text)) : nil
  }

  /// Reads the text, and that of its origin if that was not done.
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
