/// Runs a parser and cuts what it reads into segments.
struct SegmentReader<Parser: PropertyListParser> {
  /// The segments of the tree before an edit that may follow what is read again.
  struct Former {
    let segments: [Segment]
    /// The first of them that lies wholly after the edit.
    var next: Int
    /// Where that one begins in the bytes that are read.
    var start: Int
    /// Whether they must have the same issues after the edit, not only the same nodes.
    let needsIssues: Bool

    /// Returns whether the next one equals what would be read in `state`.
    func fits(_ state: ParserState) -> Bool {
      let entry = segments[next].entry
      return entry == state || !needsIssues && entry.readsSameNodes(as: state)
    }
  }

  /// How reading ended.
  enum End {
    /// At the end of the text.
    case text
    /// Before the segment with this number of the tree before the edit, which fits.
    case meeting(Int)
    /// The bytes did not reach far enough.
    case bytes
  }

  private var parser: Parser
  private let size: Int
  private var former: Former?
  /// Whether the bytes end where the text does.
  private let isWhole: Bool
  private(set) var segments: [Segment] = []

  init(_ parser: Parser, size: Int, isWhole: Bool = true, former: Former? = nil) {
    self.parser = parser
    self.size = size
    self.isWhole = isWhole
    self.former = former
  }

  /// Reads on until the end of the text or until the segments of the tree before follow.
  mutating func run() -> End {
    // A deeper border costs more than a later one: most trees have a level at which all borders can lie.
    var wantedDepth = parser.depth
    let trusted = isWhole ? Int.max : parser.bytes.count - Parser.reach - 1
    var attention = nextAttention(trusted)
    while !parser.isDone {
      parser.readItem()
      guard parser.cursor >= attention else { continue }
      guard parser.cursor <= trusted else { return .bytes }
      skipFormer()
      let count = parser.cursor - parser.builder.start
      let isMeeting = parser.cursor == former?.start
      let isLong = count >= size && (parser.depth <= wantedDepth || count >= 2 * size)
      let isSettled =
        parser.examinedEnd <= parser.cursor + Parser.reach && parser.builder.lastIssueStart <= parser.cursor
      if isMeeting || isLong, isSettled, let state = parser.state {
        if isMeeting, let former, former.fits(state),
          count + former.segments[former.next].count >= size
        {
          segments.append(parser.cut(before: state))
          return .meeting(former.next)
        }
        if isLong {
          wantedDepth = parser.depth
          segments.append(parser.cut(before: state))
        }
      }
      attention = nextAttention(trusted)
    }
    guard isWhole else { return .bytes }
    parser.finish()
    segments.append(parser.builder.cut(at: parser.bytes.count, next: ParserState()))
    return .text
  }

  /// The result of the reader for the text up to where reading ended.
  var verdict: ReaderVerdict { parser.builder.verdict.assumed }

  /// Returns the first place at which more is to be done than to read the next item.
  private func nextAttention(_ trusted: Int) -> Int {
    let border = max(parser.builder.start + size, parser.cursor + 1)
    let meeting = former.map { $0.start > parser.cursor ? $0.start : parser.cursor + 1 } ?? Int.max
    return min(border, meeting, trusted == .max ? .max : trusted + 1)
  }

  private mutating func skipFormer() {
    while let next = former?.next, let start = former?.start, start < parser.cursor {
      guard let segments = former?.segments, next + 1 < segments.count else {
        former = nil
        return
      }
      former?.next = next + 1
      former?.start = start + segments[next].count
    }
  }
}
