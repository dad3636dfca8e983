/// A parser that reads a text item by item, so that reading can be cut into segments and taken up again at their borders.
protocol PropertyListParser {
  /// The bytes that are read: the text from some place on, or all of it.
  var bytes: UnsafeBufferPointer<UInt8> { get }
  var cursor: Int { get }
  /// The end of the bytes that were read ahead without being skipped, if that is more than some bytes after the cursor.
  var examinedEnd: Int { get }
  var builder: TreeBuilder { get set }
  /// The number of containers that are open.
  var depth: Int { get }
  /// Whether nothing is left to read item by item.
  var isDone: Bool { get }
  /// The state that a segment which begins at the cursor must have, or nil if no segment can begin there, as in the
  /// middle of an entry.
  var state: ParserState? { get }

  /// Begins at the start of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>)

  /// Continues reading at `cursor`, where a segment begins; the byte before it can be read too.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at cursor: Int, in state: ParserState, verdict: ReaderVerdict)

  /// Reads what is before the first item of a text.
  mutating func begin()

  /// Reads one item; the cursor always moves on.
  mutating func readItem()

  /// Reads the rest of the text, and ends what is open.
  mutating func finish()

  /// Ends the segment that is being read at the cursor and begins the next one, in `state`.
  mutating func cut(before state: ParserState) -> Segment
}

extension PropertyListParser {
  /// The number of bytes after a place that may be read ahead without being noted in `examinedEnd`.
  static var reach: Int { 64 }
}
