import SourceText

/// Reads old-style property lists and `.strings` files by CoreFoundation's grammar (CFOldStylePList.c) and goes on after errors.
///
/// The parser keeps track of what CoreFoundation makes of the text: whether it refused it, or stopped in silence
/// (`verdict`), so that every issue has the severity that it has there. One pass without recursion, linear.
struct OpenStepParser {
  /// The deepest level at which CoreFoundation still reads an object (`MAX_DEPTH`).
  static let maximumDepth = 512

  /// What CoreFoundation did with the text so far.
  enum Verdict {
    case reading
    /// It refused the text; what follows was never looked at.
    case refused
    /// It returned what it had and ignored the rest.
    case stopped
  }

  /// What is awaited inside a container.
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
    /// The object that was read last directly inside; the open bracket before there is one.
    var last: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var cursor = 0
  var builder: TreeBuilder
  var frames: [Frame] = []
  var verdict = Verdict.reading
  private var isAbandoned = false
  /// The issue that says where CoreFoundation stopped, and how many entries stand behind it.
  private var stop: (issue: Int, entries: Int)?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    builder = TreeBuilder(capacity: bytes.count / 24 + 16)
  }

  /// Reads the text into a tree.
  static func parse(_ text: SourceText) -> PropertyListTree {
    text.bytes.withUnsafeBufferPointer { bytes in
      var parser = OpenStepParser(bytes)
      parser.parseDocument()
      return parser.builder.makeTree(text: text, format: .openStep)
    }
  }

  // MARK: Document

  private mutating func parseDocument() {
    guard !bytes.isEmpty else {
      builder.report(.emptyDocument, 0..<0)
      return
    }
    if let invalid = EncodedText.firstRefusedOffset(in: bytes) {
      // The text is refused as a whole, whatever else it holds.
      builder.report(.invalidUTF8, invalid..<(invalid + 1))
      verdict = .refused
    }
    skipTrivia()
    guard cursor < bytes.count else {
      // White space and comments alone are an empty dictionary.
      _ = builder.open(.dictionary, start: bytes.count, contentStart: bytes.count, flags: .implicit)
      builder.close(contentEnd: bytes.count, end: bytes.count)
      return
    }
    let isTable = startsTable()
    if isTable { open(.table, start: cursor, contentStart: cursor, state: .key) } else { parseObject() }
    while !frames.isEmpty, !isAbandoned {
      skipTrivia()
      guard cursor < bytes.count else { break }
      step()
    }
    finish(isTable: isTable)
  }

  /// Whether the text is pairs without braces: its first object is a string, and more than that string is there.
  private func startsTable() -> Bool {
    switch bytes[cursor] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return false
    case UInt8(ascii: "<"): return ConflictMarker.isMarker(bytes, at: cursor)
    case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
      guard let end = closingQuote(from: cursor + 1, quote: quote) else { return true }
      return afterTrivia(end + 1) < bytes.count
    default:
      var end = cursor
      while end < bytes.count, OpenStepText.isBare(bytes[end]) { end += 1 }
      return end == cursor || afterTrivia(end) < bytes.count
    }
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

  private mutating func finish(isTable: Bool) {
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
    if let stop { builder.updateIssue(stop.issue) { $0.code = .restIgnored(entries: stop.entries) } }
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
      if stop != nil, frames.count == 1 { stop?.entries += 1 }
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
      setState(.key)
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
    setState(.key)
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
    _ = builder.open(nodeKind, start: start, contentStart: contentStart, flags: kind == .table ? .implicit : [])
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

  /// Closes the innermost container without a bracket, which is missing before the cursor.
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

  // MARK: Issues

  /// Reports what makes CoreFoundation refuse the text while its own cursor stands at `reader`.
  ///
  /// One case is forgiven there: an array whose item fails takes it for the end of its items, and if the reader then stands
  /// before `)`, the array succeeds without the item (`parsePlistArray`).
  mutating func fail(_ code: SyntaxIssue.Code, _ range: Range<Int>, readerAt reader: Int, related: Range<Int>? = nil) {
    switch verdict {
    case .refused:
      builder.report(code, range, severity: .error, related: related)
    case .stopped:
      builder.report(code, range, severity: .warning, related: related)
    case .reading:
      if isForgiven(readerAt: reader) {
        builder.report(.itemDropped, range, severity: .warning, related: related)
      } else {
        builder.report(code, range, severity: .error, related: related)
        verdict = .refused
      }
    }
  }

  /// Whether an array around the cursor takes a failure with the reader at `reader` for its end.
  func isForgiven(readerAt reader: Int) -> Bool {
    guard verdict == .reading, frames.contains(where: { $0.kind == .array }) else { return false }
    let next = afterTrivia(reader)
    return next < bytes.count && bytes[next] == UInt8(ascii: ")")
  }

  /// Notes that CoreFoundation stops at the cursor, returns what it has and ignores the rest.
  mutating func stopReading(_ range: Range<Int>) {
    verdict = .stopped
    stop = (builder.report(.restIgnored(entries: 0), range, severity: .warning), 0)
  }
}
