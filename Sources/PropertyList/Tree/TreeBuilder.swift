import SourceText

/// Collects nodes, trivia and issues while a parser runs over a text, and cuts them into segments.
///
/// Places are given as offsets into the bytes that the parser reads; a segment holds them from its own start. The place of
/// something from before the segment is a `FarPlace`.
struct TreeBuilder {
  /// The nodes of the segment that is being read.
  private var nodes: [RawNode] = []
  private(set) var issues: [RawIssue] = []
  private var trivia: [RawTrivia] = []
  /// The containers that are open: the index in the segment, or a `RawParent` for one from before it.
  private var openNodes: [Int32] = []
  private var parent = RawParent.none
  private var closings: [RawClosing] = []
  private var confirmedDepths: [Int32] = []
  private var state: ParserState
  /// Where the segment begins.
  private(set) var start: Int
  /// The last place with an issue; a border must not separate it from the text that the issue is about.
  private(set) var lastIssueStart = 0
  var verdict = VerdictUse()

  /// Begins a segment at `start` inside the containers of `state`.
  init(start: Int, state: ParserState) {
    self.start = start
    self.state = state
    openNodes = state.containers.indices.map(RawParent.inherited)
    parent = openNodes.last ?? RawParent.none
  }

  // MARK: Nodes

  /// Appends a node without children.
  @inline(__always)
  mutating func addLeaf(_ kind: NodeKind, _ range: Range<Int>, content: Range<Int>, flags: NodeFlags = []) {
    nodes.append(
      RawNode(
        start: place(range.lowerBound),
        end: place(range.upperBound),
        contentStart: place(content.lowerBound),
        contentEnd: place(content.upperBound),
        parent: parent,
        next: Int32(truncatingIfNeeded: nodes.count + 1),
        kind: kind,
        flags: flags
      )
    )
  }

  @inline(__always)
  private func place(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: offset - start) }

  /// Opens a container; nodes that follow are inside it until `close`.
  mutating func open(_ kind: NodeKind, start: Int, contentStart: Int, flags: NodeFlags = []) {
    addLeaf(kind, start..<contentStart, content: contentStart..<contentStart, flags: flags)
    parent = Int32(truncatingIfNeeded: nodes.count - 1)
    nodes[nodes.count - 1].next = -1
    openNodes.append(parent)
  }

  /// Closes the innermost container, whose content ends at `contentEnd` and whose close tag at `end`.
  mutating func close(contentEnd: Int, end: Int, flags: NodeFlags = []) {
    guard let top = openNodes.popLast() else { return }
    parent = openNodes.last ?? RawParent.none
    let (contentEnd, end) = (place(contentEnd), place(end))
    let count = Int32(truncatingIfNeeded: nodes.count)
    guard top >= 0 else {
      closings.append(RawClosing(contentEnd: contentEnd, end: end, flags: flags, nodeCount: count))
      return
    }
    nodes[Int(top)].contentEnd = contentEnd
    nodes[Int(top)].end = end
    nodes[Int(top)].next = count
    nodes[Int(top)].flags.formUnion(flags)
  }

  /// Returns the end of the node that starts at `offset` and is one of the last two of this segment, or nil.
  func endOfRecentNode(at offset: Int) -> Int? {
    let node = nodes.suffix(2).first { $0.start == place(offset) }
    return node.map { start + Int($0.end) }
  }

  /// The end of the node that was added last; the segment's start if it has no nodes.
  var lastEnd: Int { start + (nodes.last.map { Int($0.end) } ?? 0) }

  /// Gives the leaf that was added last other bounds.
  mutating func resizeLastNode(_ range: Range<Int>, content: Range<Int>, flags: NodeFlags) {
    guard let last = nodes.popLast() else { return }
    addLeaf(last.kind, range, content: content, flags: last.flags.union(flags))
  }

  /// Adds flags to the node that was added last.
  mutating func markLastNode(_ flags: NodeFlags) {
    guard !nodes.isEmpty else { return }
    nodes[nodes.count - 1].flags.formUnion(flags)
  }

  mutating func addTrivia(_ kind: Trivia.Kind, _ range: Range<Int>) {
    trivia.append(RawTrivia(kind: kind, start: place(range.lowerBound), end: place(range.upperBound)))
  }

  // MARK: Issues

  /// Appends an issue and returns its index in the segment.
  @discardableResult
  mutating func report(
    _ code: SyntaxIssue.Code,
    _ range: Range<Int>,
    severity: SyntaxIssue.Severity = .error,
    related: Range<Int>? = nil
  ) -> Int {
    lastIssueStart = max(lastIssueStart, range.lowerBound)
    let related = related.map { FarPlace.raw($0, from: start) }
    issues.append(RawIssue(code: code, place: FarPlace.raw(range, from: start), severity: severity, related: related))
    return issues.count - 1
  }

  /// Makes errors of issues that were reported before all was known.
  mutating func confirm(_ indices: [Int]) {
    for index in indices { issues[index].severity = .error }
  }

  /// Makes errors of the undecided issues that earlier segments have for the container at `depth`.
  mutating func confirmEarlierIssues(depth: Int) {
    let depth = Int32(truncatingIfNeeded: depth)
    if !confirmedDepths.contains(depth) { confirmedDepths.append(depth) }
  }

  /// Leaves it to later segments whether issues are errors, since that depends on the rest of the container at `depth`.
  mutating func leaveUndecided(_ indices: [Int], depth: Int) {
    for index in indices { issues[index].undecidedDepth = Int32(truncatingIfNeeded: depth) }
  }

  // MARK: Segments

  /// Ends the segment at `end` and begins the next one there, in `next`.
  mutating func cut(at end: Int, next: ParserState) -> Segment {
    let ordered = orderedIssues()
    let segment = Segment(
      count: end - start,
      nodes: nodes.withUnsafeBufferPointer(Array.init),
      openings: openNodes.filter { $0 >= 0 },
      closings: closings,
      issues: ordered,
      trivia: trivia,
      entry: state,
      confirmedDepths: confirmedDepths,
      verdict: verdict
    )
    nodes.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
    trivia.removeAll(keepingCapacity: true)
    closings.removeAll(keepingCapacity: true)
    confirmedDepths.removeAll(keepingCapacity: true)
    openNodes = next.containers.indices.map(RawParent.inherited)
    parent = openNodes.last ?? RawParent.none
    start = end
    // Equal states share their memory.
    if state != next { state = next }
    verdict = VerdictUse(assumed: verdict.change ?? verdict.assumed)
    return segment
  }

  /// Returns the issues by ascending start, those of one place as they were reported; linear where they are in order, as nearly
  /// always.
  private func orderedIssues() -> [RawIssue] {
    guard zip(issues, issues.dropFirst()).contains(where: { order($0.place) > order($1.place) }) else {
      return issues.withUnsafeBufferPointer(Array.init)
    }
    return issues.enumerated()
      .sorted { (order($0.element.place), $0.offset) < (order($1.element.place), $1.offset) }
      .map(\.element)
  }

  private func order(_ place: RawPlace) -> Int32 {
    if case .here(let start, _) = place { return start }
    // Issues of earlier segments are ordered here.
    return -1
  }
}

/// How parsers write places that are before the segment that they read.
///
/// Such places are offsets below all real ones, by the depth of the container that is meant.
enum FarPlace {
  private static let base = -(1 << 40)
  private static let stride = 16

  /// Returns an offset that stands for the start of the container at `depth`.
  static func start(depth: Int) -> Int { base + depth * stride }

  /// Returns a range that stands for the open tag or bracket of the container at `depth`.
  static func opening(depth: Int) -> Range<Int> { start(depth: depth)..<(start(depth: depth) + 1) }

  /// Whether `offset` is one of these.
  static func isFar(_ offset: Int) -> Bool { offset < base / 2 }

  /// Writes a range as a segment that begins at `start` remembers it.
  static func raw(_ range: Range<Int>, from start: Int) -> RawPlace {
    guard isFar(range.lowerBound) else {
      return .here(
        start: Int32(truncatingIfNeeded: range.lowerBound - start),
        end: Int32(truncatingIfNeeded: range.upperBound - start)
      )
    }
    let depth = Int32(truncatingIfNeeded: (range.lowerBound - base) / stride)
    guard !isFar(range.upperBound) else { return .opening(depth: depth) }
    return .fromOpening(depth: depth, end: Int32(truncatingIfNeeded: range.upperBound - start))
  }
}
