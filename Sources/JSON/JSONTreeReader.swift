import SourceText

/// Reads a JSON text by the grammar of RFC 8259 into nodes.
struct JSONTreeReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0
  private var nodes: [RawJSONNode] = []

  /// The deepest nesting that is read.
  private static let depthLimit = 128

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func run() throws(JSONProblem) -> [RawJSONNode] {
    if let offset = UTF8Sequence.firstInvalidOffset(in: bytes) {
      throw JSONProblem(.invalidUTF8, offset..<(offset + 1))
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { cursor = 3 }
    skipBlanks()
    try readValue(depth: 0)
    skipBlanks()
    guard cursor == bytes.count else { throw problem(.contentAfterRoot) }
    return nodes
  }

  private var next: UInt8 { cursor < bytes.count ? bytes[cursor] : 0 }

  private mutating func skipBlanks() {
    while cursor < bytes.count, ASCII.isBlankOrLineEnd(bytes[cursor]) { cursor += 1 }
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(JSONProblem) {
    switch next {
    case UInt8(ascii: "{"): try readObject(depth: depth)
    case UInt8(ascii: "["): try readArray(depth: depth)
    case UInt8(ascii: "\""): try readString()
    default: try readWord()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONProblem) {
    let index = try open(.object, depth)
    skipBlanks()
    while next != UInt8(ascii: "}") {
      guard next == UInt8(ascii: "\"") else { throw problem(.missingName, openedAt: index) }
      try readString()
      skipBlanks()
      guard next == UInt8(ascii: ":") else { throw problem(.missingColon) }
      cursor += 1
      skipBlanks()
      try readValue(depth: depth + 1)
      try readComma(before: UInt8(ascii: "}"), index)
    }
    close(index)
  }

  private mutating func readArray(depth: Int) throws(JSONProblem) {
    let index = try open(.array, depth)
    skipBlanks()
    while next != UInt8(ascii: "]") {
      try readValue(depth: depth + 1)
      try readComma(before: UInt8(ascii: "]"), index)
    }
    close(index)
  }

  private mutating func open(_ kind: JSONNode.Kind, _ depth: Int) throws(JSONProblem) -> Int {
    guard depth < Self.depthLimit else { throw problem(.tooDeep) }
    nodes.append(RawJSONNode(kind: kind, start: UInt32(truncatingIfNeeded: cursor), end: 0, next: 0))
    cursor += 1
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    cursor += 1
    nodes[index].end = UInt32(truncatingIfNeeded: cursor)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Moves past the comma after a member or element, or up to the closing bracket of the container at `index`.
  private mutating func readComma(before bracket: UInt8, _ index: Int) throws(JSONProblem) {
    skipBlanks()
    guard next != bracket else { return }
    guard next == UInt8(ascii: ",") else { throw problem(.missingComma, openedAt: index) }
    let comma = cursor
    cursor += 1
    skipBlanks()
    if next == bracket { throw JSONProblem(.trailingComma, comma..<(comma + 1)) }
  }

  private mutating func add(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(
      RawJSONNode(
        kind: kind,
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: cursor),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)
      )
    )
  }

  // MARK: Scalars

  private mutating func readString() throws(JSONProblem) {
    let start = cursor
    cursor += 1
    while true {
      cursor = PlainBytes.end(in: bytes, from: cursor)
      guard cursor < bytes.count, bytes[cursor] >= 0x20 else {
        throw JSONProblem(.unclosedString, start..<min(start + 1, bytes.count))
      }
      if bytes[cursor] == UInt8(ascii: "\"") { break }
      try readEscape()
    }
    cursor += 1
    add(.string, from: start)
  }

  private mutating func readEscape() throws(JSONProblem) {
    let length: Int
    let letter = cursor + 1 < bytes.count ? bytes[cursor + 1] : 0
    if letter == UInt8(ascii: "u") {
      length = JSONEscape.unit(in: bytes, at: cursor) == nil ? 0 : 6
    } else {
      length = "\"\\/bfnrt".utf8.contains(letter) ? 2 : 0
    }
    guard length > 0 else { throw JSONProblem(.invalidEscape, cursor..<min(cursor + 2, bytes.count)) }
    cursor += length
  }

  private mutating func readWord() throws(JSONProblem) {
    let start = cursor
    guard cursor < bytes.count, !isAtConflictMarker, !"]},:".utf8.contains(next) else { throw problem(.missingValue) }
    var scanner = JSONScanner(UnsafeBufferPointer(rebasing: bytes[cursor...]))
    guard let range = scanner.value() else {
      cursor = wordEnd
      throw JSONProblem(.invalidWord, start..<max(cursor, start + 1))
    }
    cursor += range.count
    let first = bytes[start]
    add(first == UInt8(ascii: "n") ? .null : ASCII.isLetter(first) ? .bool : .number, from: start)
  }

  private var wordEnd: Int {
    var end = cursor
    while end < bytes.count, bytes[end] > 0x20, !",]}:\"".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  // MARK: Problems

  /// Returns a problem at the cursor; at the end of the text it is that of the container at `index`, which is never closed.
  private func problem(_ kind: JSONProblem.Kind, openedAt index: Int? = nil) -> JSONProblem {
    if isAtConflictMarker { return JSONProblem(.conflictMarker, cursor..<(cursor + 7)) }
    if cursor == bytes.count, let index, nodes.indices.contains(index) {
      let start = Int(nodes[index].start)
      return JSONProblem(.unclosedBracket, start..<(start + 1))
    }
    return JSONProblem(kind, cursor..<min(max(wordEnd, cursor + 1), bytes.count))
  }

  /// Whether a line that version control puts around the sides of a conflict is at the cursor.
  private var isAtConflictMarker: Bool {
    guard cursor + 7 <= bytes.count, "<=>|".utf8.contains(next), cursor == 0 || ASCII.isLineEnd(bytes[cursor - 1])
    else {
      return false
    }
    return bytes[cursor..<(cursor + 7)].allSatisfy { $0 == next }
  }
}
