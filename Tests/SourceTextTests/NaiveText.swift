import SourceText

/// A text as plain bytes that answers each question by walking over all of them.
struct NaiveText {
  private(set) var bytes: [UInt8]
  private var lines: [Range<Int>] = []
  private var characters: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    findLines()
    findCharacters()
  }

  mutating func replace(_ range: Range<Int>, with replacement: String) {
    bytes.replaceSubrange(range, with: replacement.utf8)
    self = NaiveText(bytes)
  }

  var lineCount: Int { lines.count }

  func lineRange(_ line: Int) -> Range<Int> { lines[min(max(line, 0), lines.count - 1)] }

  func line(at offset: Int) -> Int { lines.lastIndex { $0.lowerBound <= offset } ?? 0 }

  func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let end = characters.first { $0.contains(offset) }?.lowerBound ?? offset
    let line = line(at: end)
    let start = lines[line].lowerBound
    let inside = characters.filter { $0.lowerBound >= start && $0.upperBound <= end }
    return TextPosition(line: line, column: inside.reduce(0) { $0 + Self.units($1, encoding) })
  }

  func offset(of position: TextPosition, encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let range = lines[position.line]
    var column = max(position.column, 0)
    for character in characters
    where range.lowerBound <= character.lowerBound && character.upperBound <= range.upperBound {
      column -= Self.units(character, encoding)
      if column < 0 { return character.lowerBound }
    }
    return range.upperBound
  }

  private static func units(_ character: Range<Int>, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: character.count
    case .utf16: character.count == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  private mutating func findLines() {
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let end = offset
      let byte = bytes[offset]
      offset += 1
      guard byte == 10 || byte == 13 else { continue }
      if byte == 13, offset < bytes.count, bytes[offset] == 10 { offset += 1 }
      lines.append(start..<end)
      start = offset
    }
    lines.append(start..<bytes.count)
  }

  private mutating func findCharacters() {
    var offset = 0
    while offset < bytes.count {
      let length = UTF8Sequence.length(ofLead: bytes[offset])
      let rest = bytes[(offset + 1)...].prefix(length - 1)
      let isWhole = rest.count == length - 1 && rest.allSatisfy(UTF8Sequence.isContinuation)
      characters.append(offset..<(offset + (isWhole ? length : 1)))
      offset = characters.last?.upperBound ?? bytes.count
    }
  }
}
