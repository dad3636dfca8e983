import SourceText

/// Reads XML property lists by CoreFoundation's grammar (CFPropertyList.c) and continues after errors.
///
/// Up to the first error the parser accepts exactly what CoreFoundation accepts. The rest of the document is read as
/// its author probably meant it. One pass, linear, without recursion.
struct XMLParser: PropertyListParser {
  /// How deep CoreFoundation lets containers nest (`_CFPropertyListMaxRecursionDepth`).
  static let maximumDepth = 512

  /// The maximum number of issues that are reported for one text: more are not helpful to its author.
  static let textIssueLimit = 1000

  let bytes: UnsafeBufferPointer<UInt8>
  var cursor = 0
  var examinedEnd = 0
  /// The number of issues before the text that is being read.
  var issueCountBeforeText = 0
  /// The last search for `>`: where it began and what it found.
  private var lastTagEnd: (start: Int, end: Int)?
  var builder: TreeBuilder
  var frames: [Frame] = []
  /// How many elements of each kind are open, by raw value, so that depth and stray close tags cost no search.
  private var openCounts = [Int](repeating: 0, count: NodeKind.allCases.count)
  private(set) var hasRoot = false
  /// How many containers were open at the last `<<<<<<<` line and the key that waited there, for the other side of the conflict.
  private var conflict: (frameCount: Int, pendingKey: Range<Int>?)?
  /// How many open arrays hold a key.
  private var arraysWithKey = 0
  /// Whether the rest of the text is left unread, because it nests too deep.
  private var isAbandoned = false
  /// The offset of the first byte that is not UTF-8; searched once, when a text turns out not to be ASCII.
  private(set) lazy var firstInvalidUTF8 = EncodedText.firstRefusedOffset(in: bytes)

  /// A container that is open.
  struct Frame {
    var container: OpenContainer
    var openTag: Range<Int>
    /// The key that waits for its value.
    var pendingKey: Range<Int>?
    /// Keys without values that CoreFoundation may still accept by reading the next key as their value.
    var undecidedIssues: [Int] = []
    /// The first key directly inside an array; it shows that a `<dict>` is missing.
    var firstKey: Range<Int>?

    var kind: NodeKind { container.kind }
    var name: String { container.kind.elementName ?? container.name }
    /// Whether the container began before the segment that is being read.
    var isInherited: Bool { FarPlace.isFar(openTag.lowerBound) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    builder = TreeBuilder(start: 0, state: ParserState())
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, at cursor: Int, in state: ParserState, verdict: ReaderVerdict) {
    self.bytes = bytes
    self.cursor = cursor
    builder = TreeBuilder(start: cursor, state: state)
    for (depth, container) in state.containers.enumerated() {
      frames.append(Frame(container: container, openTag: FarPlace.opening(depth: depth)))
      openCounts[Int(container.kind.rawValue)] += 1
    }
    if state.conflictDepth >= 0 { conflict = (Int(state.conflictDepth), nil) }
  }

  // MARK: Segments

  var depth: Int { frames.count }

  var isDone: Bool { cursor >= bytes.count || isAbandoned || (hasRoot && frames.isEmpty) }

  /// A segment can begin after a tag or comment, where no key waits for its value.
  var state: ParserState? {
    guard !frames.isEmpty, cursor > 0, bytes[cursor - 1] == UInt8(ascii: ">"), arraysWithKey == 0,
      conflict?.pendingKey == nil, frames.allSatisfy({ $0.pendingKey == nil })
    else { return nil }
    return ParserState(
      containers: frames.map(\.container),
      conflictDepth: Int32(truncatingIfNeeded: conflict?.frameCount ?? -1)
    )
  }

  mutating func cut(before state: ParserState) -> Segment {
    for depth in frames.indices {
      builder.leaveUndecided(frames[depth].undecidedIssues, depth: depth)
      frames[depth].undecidedIssues = []
      frames[depth].openTag = FarPlace.opening(depth: depth)
    }
    return builder.cut(at: cursor, next: state)
  }

  /// Returns the offset of the first `>` at or after `start`, or of the end; many searches cost one pass in total, since what the
  /// last one passed has none.
  mutating func nextTagEnd(after start: Int) -> Int {
    if let lastTagEnd, lastTagEnd.start <= start, start <= lastTagEnd.end { return lastTagEnd.end }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
    noteTagEnd(end, after: start)
    return end
  }

  /// Notes what a search for `>` found.
  mutating func noteTagEnd(_ end: Int, after start: Int) {
    lastTagEnd = (start, end)
  }

  /// Whether a `>` may follow; false if a search has come to the end without one.
  func hasTagEnd(after start: Int) -> Bool {
    guard let lastTagEnd else { return true }
    return lastTagEnd.end < bytes.count || start < lastTagEnd.start
  }

  /// Notes that the bytes before `end` were read and may be read again from an earlier place.
  mutating func examine(to end: Int) {
    examinedEnd = max(examinedEnd, end)
  }

  // MARK: Document

  mutating func begin() {
    parseProlog()
  }

  mutating func finish() {
    if hasRoot, frames.isEmpty {
      parseEpilog()
    } else {
      finishAtEnd()
    }
  }

  // MARK: Content

  /// Reads one tag, comment or piece of text between elements.
  mutating func readItem() {
    skipSpace()
    guard cursor < bytes.count else { return }
    guard bytes[cursor] == UInt8(ascii: "<") else { return parseStrayText() }
    switch byte(at: cursor + 1) {
    case UInt8(ascii: "?"): parseProcessingInstruction(searchFrom: cursor + 1)
    case UInt8(ascii: "!"): parseMarkupDeclaration()
    case UInt8(ascii: "/"): parseCloseTag()
    default: parseElement()
    }
  }

  private mutating func parseElement() {
    let start = cursor
    guard let tag = scanTag() else { return parseUnterminatedTag() }
    let kind = XMLElement.kind(bytes[tag.name])
    if kind == .unknown {
      if isConflictMarker(at: start) { return parseStrayText() }
      // A script puts an element there before anything reads the file.
      let isPlaceholder = bytes[tag.name].first.map { "$@{".utf8.contains($0) } ?? false
      builder.report(
        isPlaceholder ? .preprocessorDirective : .unknownElement(name: string(tag.name)),
        tag.name.isEmpty || isPlaceholder ? start..<tag.end : tag.name
      )
    }
    if !tag.isWellFormed {
      let lineEnd = bytes.lineEnd(from: start)
      examine(to: lineEnd + 1)
      builder.report(.malformedTag, start..<lineEnd, severity: .warning)
    }
    willAddObject(kind, start..<tag.end)
    cursor = tag.end
    switch kind {
    case .dictionary, .array, .plist, .unknown: parseContainer(kind, tag, start: start)
    case .true, .false: parseBoolean(kind, tag, start: start)
    default: parseText(kind, tag, start: start)
    }
    if kind == .key { checkKeyFollowsKey() }
    if frames.isEmpty { hasRoot = true }
  }

  private mutating func parseContainer(_ kind: NodeKind, _ tag: Tag, start: Int) {
    if tag.isEmpty {
      if kind == .plist { builder.report(.emptyPropertyList, start..<tag.end) }
      builder.addLeaf(kind, start..<tag.end, content: tag.end..<tag.end, flags: .emptyElement)
      return
    }
    let depth = openCount(.dictionary) + openCount(.array) + (kind == .dictionary || kind == .array ? 1 : 0)
    if depth > Self.maximumDepth || frames.count > 2 * Self.maximumDepth {
      builder.report(.tooDeep, start..<tag.end)
      isAbandoned = true
      return
    }
    builder.open(kind, start: start, contentStart: tag.end)
    let name = kind == .unknown ? string(tag.name) : ""
    frames.append(Frame(container: OpenContainer(kind: kind, name: name), openTag: start..<tag.end))
    openCounts[Int(kind.rawValue)] += 1
  }

  // MARK: Pairs

  /// Notes that an object begins, and reports it where it cannot be.
  private mutating func willAddObject(_ kind: NodeKind, _ range: Range<Int>) {
    guard let top = frames.indices.last else { return }
    switch frames[top].kind {
    case .dictionary:
      pair(kind, range, in: top)
    case .array where kind == .key && frames[top].firstKey == nil:
      frames[top].firstKey = range
      arraysWithKey += 1
    case .plist:
      if frames[top].container.objectCount < 3 { frames[top].container.objectCount += 1 }
      if frames[top].container.objectCount == 2 { builder.report(.severalRootObjects, range) }
    default:
      break
    }
  }

  private mutating func pair(_ kind: NodeKind, _ range: Range<Int>, in top: Int) {
    if kind == .key {
      if let earlier = frames[top].pendingKey { reportKeyWithoutValue(earlier, in: top) }
      frames[top].pendingKey = range
    } else if frames[top].pendingKey == nil {
      builder.report(.valueWithoutKey, range)
    } else {
      frames[top].pendingKey = nil
    }
    if frames[top].container.expectsKey, kind != .key { confirmKeyIssues(in: top) }
    frames[top].container.expectsKey.toggle()
  }

  /// Reports the key before the cursor now if another one follows, so that a segment can begin here.
  private mutating func checkKeyFollowsKey() {
    guard let top = frames.indices.last, frames[top].kind == .dictionary else { return }
    guard let key = frames[top].pendingKey else { return }
    let end = min(cursor + Self.reach / 2, bytes.count)
    var next = cursor
    while next < end, ASCII.isBlankOrLineEnd(bytes[next]) { next += 1 }
    guard hasPrefix("<key>", at: next) else { return }
    reportKeyWithoutValue(key, in: top)
    frames[top].pendingKey = nil
  }

  private mutating func reportKeyWithoutValue(_ key: Range<Int>, in top: Int) {
    // CoreFoundation reads the next key as the value, which can succeed; this is decided at the dictionary's end.
    let element = key.lowerBound..<elementEnd(from: key)
    frames[top].undecidedIssues.append(builder.report(.keyWithoutValue, element, severity: .warning))
  }

  /// Returns the end of the key whose open tag is `tag`: the last node, if nothing was added after that key.
  private func elementEnd(from tag: Range<Int>) -> Int {
    builder.endOfRecentNode(at: tag.lowerBound) ?? tag.upperBound
  }

  /// Raises the severity of the issues of a dictionary that CoreFoundation turned out to reject.
  private mutating func confirmKeyIssues(in top: Int) {
    builder.confirm(frames[top].undecidedIssues)
    frames[top].undecidedIssues = []
    if frames[top].isInherited { builder.confirmEarlierIssues(depth: top) }
  }

  private mutating func finishPairs(in top: Int) {
    guard frames[top].kind == .dictionary else { return }
    if let key = frames[top].pendingKey { reportKeyWithoutValue(key, in: top) }
    if !frames[top].container.expectsKey { confirmKeyIssues(in: top) }
  }

  // MARK: Close tags

  private mutating func parseCloseTag() {
    let start = cursor
    guard let tag = scanCloseTag() else { return parseUnterminatedTag() }
    let kind = XMLElement.kind(bytes[tag.name])
    guard let target = frameToClose(kind, tag.name) else {
      builder.report(.strayCloseTag(name: string(tag.name)), start..<tag.end)
      builder.addTrivia(.stray, start..<tag.end)
      cursor = tag.end
      return
    }
    if target < frames.count - 1, kind == .dictionary, frames.last?.kind == .array, let key = frames.last?.firstKey {
      builder.report(.missingOpenTag(name: string(tag.name)), start..<tag.end, related: key)
      builder.addTrivia(.stray, start..<tag.end)
      frames[frames.count - 1].firstKey = nil
      arraysWithKey -= 1
      cursor = tag.end
      return
    }
    while frames.count - 1 > target {
      closeTopFrame(contentEnd: start, end: start, closedBy: start..<tag.end, found: string(tag.name))
    }
    if !tag.isWellFormed { builder.report(.malformedTag, tag.name.upperBound..<tag.end) }
    finishPairs(in: target)
    reportEmptyPropertyList(target, tag: start..<tag.end)
    builder.close(contentEnd: start, end: tag.end)
    popFrame()
    cursor = tag.end
    if frames.isEmpty { hasRoot = true }
  }

  private func frameToClose(_ kind: NodeKind, _ name: Range<Int>) -> Int? {
    guard openCount(kind) > 0 else { return nil }
    return frames.lastIndex { frame in
      frame.kind == kind && (kind != .unknown || frame.container.name == string(name))
    }
  }

  /// Closes the innermost container, whose own close tag is missing.
  private mutating func closeTopFrame(contentEnd: Int, end: Int, closedBy: Range<Int>?, found: String?) {
    guard let frame = frames.last else { return }
    let (openTag, expected) = (frame.openTag, frame.name)
    if let closedBy, let found {
      builder.report(.mismatchedCloseTag(expected: expected, found: found), closedBy, related: openTag)
    } else {
      builder.report(.missingCloseTag(name: expected), openTag)
    }
    finishPairs(in: frames.count - 1)
    builder.close(contentEnd: contentEnd, end: end, flags: .unclosed)
    popFrame()
  }

  private mutating func reportEmptyPropertyList(_ frame: Int, tag: Range<Int>) {
    if frames[frame].kind == .plist, frames[frame].container.objectCount == 0 {
      builder.report(.emptyPropertyList, tag)
    }
  }

  // MARK: Conflicts

  /// Lets the lower side of a conflict begin where the upper side did, at the marker line that begins at `offset`.
  mutating func noteConflictMarker(at offset: Int) {
    guard let top = frames.indices.last else { return }
    switch bytes[offset] {
    case UInt8(ascii: "<"):
      conflict = (frames.count, frames[top].pendingKey)
    case UInt8(ascii: "="):
      guard let conflict, conflict.frameCount == frames.count else { return }
      frames[top].pendingKey = conflict.pendingKey
    case UInt8(ascii: ">"):
      conflict = nil
    default:
      break
    }
  }

  // MARK: Frames

  private func openCount(_ kind: NodeKind) -> Int { openCounts[Int(kind.rawValue)] }

  private mutating func popFrame() {
    guard let frame = frames.popLast() else { return }
    openCounts[Int(frame.kind.rawValue)] -= 1
    if frame.firstKey != nil { arraysWithKey -= 1 }
  }

  /// Closes what is open at the end of the text.
  private mutating func finishAtEnd() {
    cursor = bytes.count
    let end = max(endOfContent(), builder.lastEnd)
    while !frames.isEmpty {
      if isAbandoned {
        builder.close(contentEnd: end, end: end, flags: .unclosed)
        popFrame()
      } else {
        closeTopFrame(contentEnd: end, end: end, closedBy: nil, found: nil)
      }
    }
    // Without a root no segment was cut, so all issues are here.
    if !hasRoot, !isAbandoned, builder.issues.allSatisfy({ $0.severity != .error }) {
      builder.report(.emptyDocument, 0..<0)
    }
  }

  /// The end of the text without the space that ends it.
  private func endOfContent() -> Int {
    var end = bytes.count
    while end > 0, ASCII.isBlankOrLineEnd(bytes[end - 1]) { end -= 1 }
    return end
  }
}
