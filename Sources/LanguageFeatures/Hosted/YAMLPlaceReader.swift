import SourceText

/// Finds a place in YAML by its lines and their indentation, so that half-typed text has places too.
///
/// Brackets are left to `BracketScanner`. It does not follow aliases, and a scalar that continues on the next line ends with
/// its first.
struct YAMLPlaceReader {
  /// More nesting is not read.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private let offset: Int
  private var stack: PlaceStack
  private var cursor = 0
  /// The column of the key whose block scalar is being read, or nil.
  private var blockColumn: Int?
  /// Whether the place is where nothing can be.
  private var isNowhere = false
  /// The place inside brackets.
  private var bracketed: HostPlace?

  /// Returns the place at `offset`; linear.
  static func place(in bytes: [UInt8], at offset: Int) -> HostPlace? {
    var reader = YAMLPlaceReader(bytes, offset)
    while reader.cursor <= bytes.count, !reader.isNowhere, !reader.stack.isDone, reader.bracketed == nil {
      reader.readLine()
    }
    guard !reader.isNowhere, reader.bracketed == nil else { return reader.bracketed }
    reader.stack.noteBlock()
    return reader.stack.finish()
  }

  private init(_ bytes: [UInt8], _ offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
    stack = PlaceStack(bytes)
  }

  // MARK: Lines

  private mutating func readLine() {
    let start = cursor
    let end = bytes[start...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    cursor = end + 1
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { cursor += 1 }
    let line = start..<end
    let content = bytes[line].firstIndex { $0 != UInt8(ascii: " ") } ?? end
    let holdsPlace = start <= offset && offset <= end
    if let column = blockColumn {
      let isInside = content == end ? !holdsPlace || offset - start > column : content - start > column
      if isInside {
        isNowhere = holdsPlace && stack.found == nil
        return
      }
      blockColumn = nil
    }
    guard content < end, bytes[content] != UInt8(ascii: "#"), !isMarker(at: content, line) else {
      if holdsPlace { noteBlankLine(start, content, end) }
      return
    }
    read(from: content, to: commentStart(from: content, to: end), of: line)
    if holdsPlace, stack.found == nil, bracketed == nil { isNowhere = true }
  }

  /// Whether a document starts or ends at the line; nothing continues after it.
  private mutating func isMarker(at content: Int, _ line: Range<Int>) -> Bool {
    guard content == line.lowerBound, ["---", "..."].contains(where: { bytes[line].elementsEqual($0.utf8) }) else {
      return false
    }
    close { _ in true }
    return true
  }

  private mutating func noteBlankLine(_ start: Int, _ content: Int, _ end: Int) {
    guard stack.found == nil else { return }
    guard offset <= content, beginKey(column: offset - start) else {
      isNowhere = true
      return
    }
    stack.note(.key, .empty(offset))
  }

  /// Returns where the comment of a line starts, or its end without trailing blanks.
  private func commentStart(from start: Int, to end: Int) -> Int {
    var quote: UInt8?
    var limit = end
    for index in start..<end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), index > start, ASCII.isBlank(bytes[index - 1]) {
        limit = index
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), index == start || !isWord(bytes[index - 1]) {
        quote = byte
      }
    }
    return bytes[start..<limit].lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? start
  }

  private func isWord(_ byte: UInt8) -> Bool { ASCII.isLetterOrDigit(byte) || "_-.~".utf8.contains(byte) }

  // MARK: Structure

  /// Reads what begins at `start` on a line and ends at `end`.
  private mutating func read(from start: Int, to end: Int, of line: Range<Int>) {
    var start = start
    while bytes[start] == UInt8(ascii: "-"), start + 1 >= end || ASCII.isBlank(bytes[start + 1]) {
      beginItem(column: start - line.lowerBound)
      let dash = start
      start = skipBlanks(from: dash + 1, to: end)
      guard start < end else {
        if dash < offset, offset <= line.upperBound { stack.note(.item, .empty(offset)) }
        return
      }
      if dash < offset, offset < start { isNowhere = stack.found == nil }
    }
    guard let colon = colon(from: start, to: end) else {
      readScalar(from: start, to: end, column: start - line.lowerBound)
      return
    }
    let key = token(from: start, to: colon)
    guard beginKey(column: start - line.lowerBound) else { return }
    let index = stack.frames.count - 1
    stack.frames[index].key = key
    stack.frames[index].entries.append((key, nil))
    stack.frames[index].state = .value
    if key.touches(offset) {
      stack.note(.key, key)
      stack.noteNext(UInt8(ascii: ":"))
    }
    readValue(from: skipProperties(from: colon + 1, to: end), to: end, after: colon, of: line)
  }

  private mutating func readValue(from start: Int, to end: Int, after colon: Int, of line: Range<Int>) {
    let index = stack.frames.count - 1
    guard start < end else {
      if colon < offset, offset <= line.upperBound, offset <= max(end, colon + 1) || isBlank(end..<offset) {
        stack.note(.value, .empty(offset))
      }
      return
    }
    switch bytes[start] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      stack.frames[index].state = .end
      blockColumn = stack.frames[index].column
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      stack.frames[index].state = .end
      readBrackets(from: start, below: stack.containerSteps + [.key(stack.frames[index].key?.text(in: bytes) ?? "")])
    default:
      let value = token(from: start, to: end)
      stack.frames[index].entries[stack.frames[index].entries.count - 1].value = value
      stack.frames[index].state = .end
      if value.touches(offset) { stack.note(.value, value) }
    }
  }

  /// Reads a text without a colon: an item, or a key that is being typed.
  private mutating func readScalar(from start: Int, to end: Int, column: Int) {
    let token = token(from: start, to: end)
    if let index = stack.frames.indices.last, !stack.frames[index].isDictionary, stack.frames[index].state == .value {
      stack.frames[index].state = .end
      if "{[".utf8.contains(bytes[start]) {
        readBrackets(from: start, below: stack.containerSteps + [.item(stack.frames[index].count)])
        return
      }
      stack.frames[index].items.append(token)
      if token.touches(offset) { stack.note(.item, token) }
    } else if token.touches(offset), stack.found == nil, beginKey(column: column) {
      stack.note(.key, token)
    }
  }

  private mutating func readBrackets(from start: Int, below steps: [StructurePath.Step]) {
    var scanner = BracketScanner(bytes, .flow, at: stack.found == nil ? offset : .max, from: start, below: steps)
    scanner.run()
    if stack.found == nil, start < offset, offset < scanner.cursor || scanner.stack.found != nil {
      bracketed = scanner.place()
      isNowhere = bracketed == nil
      return
    }
    let rest = bytes[min(scanner.cursor, bytes.count)...]
    cursor = max(cursor, rest.firstIndex(where: ASCII.isLineEnd).map { $0 + 1 } ?? bytes.count + 1)
  }

  private mutating func beginItem(column: Int) {
    guard stack.frames.count < Self.depthLimit else {
      isNowhere = true
      return
    }
    close { $0.column > column }
    if let index = stack.frames.indices.last, !stack.frames[index].isDictionary, stack.frames[index].column == column {
      stack.frames[index].count += 1
    } else {
      stack.push(PlaceStack.Frame(isDictionary: false, column: column, count: 1))
    }
    stack.frames[stack.frames.count - 1].state = .value
  }

  /// Makes the dictionary with the keys of a column the innermost collection; false if there can be none.
  private mutating func beginKey(column: Int) -> Bool {
    close { $0.column > column || $0.column == column && !$0.isDictionary }
    guard let last = stack.frames.last else {
      stack.push(PlaceStack.Frame(isDictionary: true, column: column))
      return true
    }
    if last.column == column { return true }
    guard last.state == .value else { return false }
    stack.frames[stack.frames.count - 1].state = .end
    stack.push(PlaceStack.Frame(isDictionary: true, column: column))
    return true
  }

  /// Closes the innermost collections that meet a condition.
  private mutating func close(_ condition: (PlaceStack.Frame) -> Bool) {
    while let last = stack.frames.last, condition(last), !stack.isDone { stack.pop() }
  }

  // MARK: Tokens

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(ASCII.isBlank) }

  private func skipBlanks(from start: Int, to end: Int) -> Int {
    start < end ? bytes[start..<end].firstIndex { !ASCII.isBlank($0) } ?? end : end
  }

  /// Moves past blanks, anchors and tags.
  private func skipProperties(from start: Int, to end: Int) -> Int {
    var start = skipBlanks(from: start, to: end)
    while start < end, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      start = skipBlanks(from: bytes[start..<end].firstIndex(where: ASCII.isBlank) ?? end, to: end)
    }
    return start
  }

  /// Returns the colon after the key that begins at `start`, or nil.
  private func colon(from start: Int, to end: Int) -> Int? {
    var index = start
    let mark = bytes[start]
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: mark) else { return nil }
      index = skipBlanks(from: close + 1, to: end)
      return index < end && bytes[index] == UInt8(ascii: ":") ? index : nil
    }
    guard !"{[".utf8.contains(mark) else { return nil }
    return bytes[start..<end].indices.first {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == end || ASCII.isBlank(bytes[$0 + 1]))
    }
  }

  private func token(from start: Int, to end: Int) -> HostToken {
    let end = bytes[start..<end].lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? start
    let mark = bytes[start]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return HostToken(range: start..<end) }
    return HostToken(range: start..<end, quote: mark, isClosed: end > start + 1 && bytes[end - 1] == mark)
  }
}
