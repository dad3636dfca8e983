import SourceText

/// Reads old-style property lists and `.strings` files by CoreFoundation's grammar (CFOldStylePList.c) and continues
/// after errors.
///
/// The parser keeps track of what CoreFoundation makes of the text: whether it rejected it, or stopped silently
/// (`verdict`), so that every issue has the severity that it has there. One pass without recursion, linear.
struct OpenStepParser: PropertyListParser {
  /// The deepest level at which CoreFoundation still reads an object (`MAX_DEPTH`).
  static let maximumDepth = 512

  /// What may follow inside a container.
  enum State {
    case key
    case afterKey
    case value
    case afterValue
    case item
    case afterItem
  }

  /// A container that is open.
  struct Frame {
    enum Kind {
      case dictionary
      /// A dictionary without braces, as `.strings` files are.
      case table
      case array
    }

    let kind: Kind
    let start: Int
    var state: State
    /// The object that was read last directly inside, with the `;` or `,` after it; the open bracket before there is
    /// one.
    var last: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var cursor = 0
  var builder: TreeBuilder
  var frames: [Frame] = []
  var verdict = ReaderVerdict.reading {
    didSet { if verdict != oldValue { builder.verdict.change = verdict } }
  }
  private var isAbandoned = false
  /// Whether CoreFoundation stopped in this segment, so that the keys after that place are counted.
  var didStop = false
  /// The first byte of the text that CoreFoundation takes for no text.
  private let refusedOffset: Int?
  var examinedEnd = 0
  /// The last line whose end was looked for.
  var line = ScannedLine()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, refusedOffset: nil)
  }

  /// Begins at the start of a text of which CoreFoundation rejects the byte at `refusedOffset`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, refusedOffset: Int?) {
    self.bytes = bytes
    self.refusedOffset = refusedOffset
    builder = TreeBuilder(start: 0, state: ParserState())
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, at cursor: Int, in state: ParserState, verdict: ReaderVerdict) {
    self.bytes = bytes
    self.cursor = cursor
    self.verdict = verdict
    refusedOffset = nil
    builder = TreeBuilder(start: cursor, state: state)
    builder.verdict.assumed = verdict
    for (depth, container) in state.containers.enumerated() {
      let isInnermost = depth == state.containers.count - 1
      let kind: Frame.Kind = container.kind == .array ? .array : container.isImplicit ? .table : .dictionary
      let start = FarPlace.start(depth: depth)
      let inside: State = kind == .array ? .item : .key
      let outside: State = kind == .array ? .afterItem : .afterValue
      frames.append(Frame(kind: kind, start: start, state: isInnermost ? inside : outside, last: start..<cursor))
    }
  }

  // MARK: Segments

  var depth: Int { frames.count }

  var isDone: Bool { frames.isEmpty || isAbandoned || cursor >= bytes.count }

  /// A segment can begin after a `;` or `,`, or where an entry or item follows without one.
  var state: ParserState? {
    guard let frame = frames.last, frame.state == .key || frame.state == .item, frame.last.upperBound == cursor,
      hasReadKey
    else { return nil }
    let containers = frames.map {
      OpenContainer(kind: $0.kind == .array ? .array : .dictionary, isImplicit: $0.kind == .table)
    }
    return ParserState(containers: containers)
  }

  mutating func cut(before state: ParserState) -> Segment {
    for depth in frames.indices {
      let start = FarPlace.start(depth: depth)
      frames[depth] = Frame(kind: frames[depth].kind, start: start, state: frames[depth].state, last: start..<cursor)
    }
    didStop = false
    return builder.cut(at: cursor, next: state)
  }

  // MARK: Document

  private static let binaryMark = "bplist00"

  /// Whether the bytes are a binary property list, or what an editor makes of one: its mark, then no text.
  static func isBinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = binaryMark.utf8.count
    return bytes.count > count && bytes[count] >= 0x80 && bytes[..<count].elementsEqual(binaryMark.utf8)
  }

  mutating func begin() {
    guard !bytes.isEmpty else {
      builder.report(.emptyDocument, 0..<0)
      return
    }
    guard !Self.isBinary(bytes) else {
      builder.report(.binaryPropertyList, 0..<Self.binaryMark.utf8.count)
      verdict = .refused
      cursor = bytes.count
      return
    }
    if let refusedOffset {
      // The text is rejected as a whole, whatever else it holds.
      builder.report(.invalidUTF8, refusedOffset..<(refusedOffset + 1))
      verdict = .refused
    }
    skipTrivia()
    guard cursor < bytes.count else {
      // Text with only white space and comments is an empty dictionary.
      builder.open(.dictionary, start: bytes.count, contentStart: bytes.count, flags: .implicit)
      builder.close(contentEnd: bytes.count, end: bytes.count)
      return
    }
    if startsTable() { open(.table, start: cursor, contentStart: cursor, state: .key) } else { parseObject() }
  }

  /// Reads the next piece of the innermost container.
  mutating func readItem() {
    skipTrivia()
    guard cursor < bytes.count else { return }
    step()
  }

  /// Whether the text is pairs without braces: its first object is a string, and more follows that string.
  private mutating func startsTable() -> Bool {
    switch bytes[cursor] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return false
    case UInt8(ascii: "<"): return ConflictMarker.isMarker(bytes, at: cursor)
    case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
      guard let end = closingQuote(from: cursor + 1, quote: quote) else {
        examine(to: bytes.count)
        return true
      }
      return isFollowed(end + 1)
    default:
      var end = cursor
      while end < bytes.count, OpenStepText.isBare(bytes[end]) { end += 1 }
      return end == cursor || isFollowed(end)
    }
  }

  /// Whether anything but space and comments is at or after `offset`.
  private mutating func isFollowed(_ offset: Int) -> Bool {
    let next = afterTrivia(offset)
    examine(to: next + 1)
    return next < bytes.count
  }

  private mutating func step() {
    guard let state = frames.last?.state else { return }
    if ConflictMarker.isMarker(bytes, at: cursor) { return parseConflictMarker() }
    switch state {
    case .key: parseKey()
    case .afterKey: parseAfterKey()
    case .value: parseValue()
    case .afterValue: parseAfterValue()
    case .item: parseItem()
    case .afterItem: parseAfterItem()
    }
  }

  mutating func finish() {
    guard !bytes.isEmpty else { return }
    let isTable = frames.first?.kind == .table
    skipTrivia()
    let end = max(endOfContent(), builder.lastEnd)
    while let frame = frames.last {
      if !isAbandoned { reportUnfinished(frame) }
      builder.close(contentEnd: end, end: end, flags: frame.kind == .table ? [] : .unclosed)
      frames.removeLast()
      noteObject(frame.start..<end)
    }
    if !isTable, !isAbandoned, cursor < bytes.count {
      fail(.contentAfterRootObject, cursor..<bytes.lineEnd(from: cursor), readerAt: cursor)
      builder.addTrivia(.stray, cursor..<end)
    }
  }

  private mutating func reportUnfinished(_ frame: Frame) {
    let place = frame.last.upperBound..<frame.last.upperBound
    switch frame.state {
    case .afterKey: fail(.keyWithoutValue, frame.last, readerAt: bytes.count)
    case .value: fail(.missingValue, endOfContent()..<endOfContent(), readerAt: bytes.count)
    case .afterValue: fail(.missingSemicolon, place, readerAt: bytes.count)
    case .key, .item, .afterItem: break
    }
    switch frame.kind {
    case .dictionary: fail(.missingClosingBracket("}"), frame.start..<(frame.start + 1), readerAt: bytes.count)
    case .array: fail(.missingClosingBracket(")"), frame.start..<(frame.start + 1), readerAt: bytes.count)
    case .table: break
    }
  }

  // MARK: Dictionaries

  private mutating func parseKey() {
    let byte = bytes[cursor]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || OpenStepText.isBare(byte) {
      if frames.count == 1 { countTableKey() }
      setState(.afterKey)
      parseString(isKey: true)
    } else if byte == UInt8(ascii: "}"), frames.last?.kind == .dictionary {
      close()
    } else {
      recoverFromNonKey()
    }
  }

  private mutating func parseAfterKey() {
    switch bytes[cursor] {
    case UInt8(ascii: "="):
      cursor += 1
      setState(.value)
    case UInt8(ascii: ";"):
      cursor += 1
      builder.markLastNode(.shorthand)
      finishEntry()
    default:
      recoverFromMissingEqualsSign()
    }
  }

  private mutating func parseValue() {
    setState(.afterValue)
    if startsObject(bytes[cursor]) { return parseObject() }
    recoverFromMissingValue()
  }

  private mutating func parseAfterValue() {
    guard bytes[cursor] == UInt8(ascii: ";") else { return recoverFromMissingSemicolon() }
    cursor += 1
    finishEntry()
  }

  /// Continues to the next key, after a semicolon.
  private mutating func finishEntry() {
    setState(.key)
    includeSeparator()
  }

  /// Extends the node that was read last in the innermost container to the cursor, after its `;` or `,`.
  private mutating func includeSeparator() {
    guard let range = frames.last?.last, range.lowerBound <= cursor else { return }
    noteObject(range.lowerBound..<cursor)
  }

  private mutating func countTableKey() {
    builder.verdict.tableKeys += 1
    if didStop { builder.verdict.tableKeysAfterStop += 1 }
  }

  // MARK: Arrays

  private mutating func parseItem() {
    if bytes[cursor] == UInt8(ascii: ")") { return close() }
    guard startsObject(bytes[cursor]) else { return recoverInArray() }
    setState(.afterItem)
    parseObject()
  }

  private mutating func parseAfterItem() {
    switch bytes[cursor] {
    case UInt8(ascii: ")"):
      close()
    case UInt8(ascii: ","):
      cursor += 1
      setState(.item)
      includeSeparator()
    default:
      recoverInArray()
    }
  }

  // MARK: Objects

  private func startsObject(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: OpenStepText.isBare(byte)
    }
  }

  private mutating func parseObject() {
    guard frames.count <= Self.maximumDepth else {
      fail(.tooDeep, cursor..<(cursor + 1), readerAt: cursor)
      isAbandoned = true
      return
    }
    switch bytes[cursor] {
    case UInt8(ascii: "{"): open(.dictionary, start: cursor, contentStart: cursor + 1, state: .key)
    case UInt8(ascii: "("): open(.array, start: cursor, contentStart: cursor + 1, state: .item)
    case UInt8(ascii: "<"): parseData()
    default: parseString(isKey: false)
    }
  }

  private mutating func open(_ kind: Frame.Kind, start: Int, contentStart: Int, state: State) {
    let nodeKind: NodeKind = kind == .array ? .array : .dictionary
    builder.open(nodeKind, start: start, contentStart: contentStart, flags: kind == .table ? .implicit : [])
    frames.append(Frame(kind: kind, start: start, state: state, last: start..<contentStart))
    cursor = contentStart
  }

  /// Closes the innermost container at its bracket.
  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    builder.close(contentEnd: cursor, end: cursor + 1)
    cursor += 1
    noteObject(frame.start..<cursor)
  }

  /// Closes the innermost container, whose closing bracket is missing before the cursor.
  mutating func closeUnfinished() {
    guard let frame = frames.popLast() else { return }
    let end = max(frame.last.upperBound, frame.start)
    builder.close(contentEnd: end, end: end, flags: .unclosed)
    noteObject(frame.start..<end)
  }

  /// Remembers the object that was read last in the innermost container.
  mutating func noteObject(_ range: Range<Int>) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].last = range
  }

  mutating func setState(_ state: State) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].state = state
  }

  /// Whether the innermost container has an entry before the one that is being read.
  var hasReadKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.last.upperBound > frame.start + (frame.kind == .table ? 0 : 1)
  }
}
