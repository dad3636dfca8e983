/// A parser that reads a text item by item, so that reading can be cut into segments and taken up again at their borders.
protocol PropertyListParser {
  /// The bytes that are read: the text from some place on, or all of it.
  var bytes: UnsafeBufferPointer<UInt8> { get }
  var cursor: Int { get }
  /// The end of what was looked at without being passed over, where that is further than some bytes behind the cursor.
  var examinedEnd: Int { get }
  var builder: TreeBuilder { get set }
  /// The number of containers that are open.
  var depth: Int { get }
  /// Whether nothing is left to read item by item.
  var isDone: Bool { get }
  /// What a segment that begins at the cursor would need to know, or nil where none can begin: in the middle of an entry, say.
  var state: ParserState? { get }

  /// Begins at the start of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>)

  /// Takes reading up at `cursor`, where a segment begins; the byte before it is there to be looked at.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at cursor: Int, in state: ParserState, verdict: ReaderVerdict)

  /// Reads what stands before the first item of a text.
  mutating func begin()

  /// Reads one item; the cursor always moves on.
  mutating func readItem()

  /// Reads the rest of the text, and ends what is open.
  mutating func finish()

  /// Ends the segment that is being read at the cursor and begins the next one, in `state`.
  mutating func cut(before state: ParserState) -> Segment
}

extension PropertyListParser {
  /// How many bytes behind a place may be looked at to read what stands before it, without being noted in `examinedEnd`.
  static var reach: Int { 64 }
}
