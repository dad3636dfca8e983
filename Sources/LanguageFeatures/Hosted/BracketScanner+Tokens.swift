import SourceText

extension BracketScanner {
  // MARK: Spaces

  /// Moves past spaces and comments; false if the place is in a comment.
  mutating func skipSpace() -> Bool {
    while cursor < bytes.count {
      if ASCII.isSpace(bytes[cursor]) {
        cursor += 1
        continue
      }
      guard let end = commentEnd else { return true }
      let isLine = bytes[cursor] != UInt8(ascii: "/") || bytes[cursor + 1] == UInt8(ascii: "/")
      if stack.found == nil, cursor < offset, isLine ? offset <= end : offset < end {
        isNowhere = true
        return false
      }
      cursor = end
    }
    return true
  }

  /// The end of the comment at the cursor, or nil.
  private var commentEnd: Int? {
    if grammar == .flow { return bytes[cursor] == UInt8(ascii: "#") ? lineEnd(from: cursor) : nil }
    guard bytes[cursor] == UInt8(ascii: "/"), cursor + 1 < bytes.count else { return nil }
    if bytes[cursor + 1] == UInt8(ascii: "/") { return lineEnd(from: cursor) }
    guard bytes[cursor + 1] == UInt8(ascii: "*") else { return nil }
    var end = cursor + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
    return min(end + 2, bytes.count)
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
  }

  // MARK: Tokens

  /// Returns whether a bracket, a separator or the sign after a key is at `index`.
  func isSign(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): true
    case UInt8(ascii: "["), UInt8(ascii: "]"): grammar != .openStep
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"): grammar == .openStep
    case UInt8(ascii: ":"):
      grammar == .json
        || grammar == .flow && (index + 1 == bytes.count || !Self.isWord(bytes[index + 1]) || previousEnd == index)
    default: false
    }
  }

  /// Reads the scalar at the cursor, which is not a sign.
  mutating func readToken() -> HostToken {
    let start = cursor
    let mark = bytes[start]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      cursor = wordEnd(from: start)
      return HostToken(range: start..<cursor)
    }
    let end = nextMark(mark, from: start + 1)
    let isClosed = end < bytes.count && bytes[end] == mark
    let isUnderCursor = stack.found == nil && start < offset && offset <= end
    // If the rest of the line has an odd number of quotation marks, the next one begins another text.
    guard isUnderCursor, !isClosed || !hasPairs(mark, from: end + 1) else {
      cursor = isClosed ? end + 1 : end
      return HostToken(range: start..<cursor, quote: mark, isClosed: isClosed)
    }
    cursor = bytes[offset..<end].firstIndex { !Self.isWord($0) } ?? end
    return HostToken(range: start..<cursor, quote: mark)
  }

  private static func isWord(_ byte: UInt8) -> Bool { ASCII.isLetterOrDigit(byte) || "_-.~/".utf8.contains(byte) }

  private func wordEnd(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, !isSign(at: end), bytes[end] != UInt8(ascii: "\""), !ASCII.isLineEnd(bytes[end]) {
      if ASCII.isSpace(bytes[end]), grammar != .flow || bytes[end...].dropFirst().first == UInt8(ascii: "#") { break }
      end += 1
    }
    while end > start + 1, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Returns the next quotation mark of a line that is not escaped, or the end of the line.
  private func nextMark(_ mark: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != mark, !ASCII.isLineEnd(bytes[index]) {
      let isEscaped =
        bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && !ASCII.isLineEnd(bytes[index + 1])
      index += isEscaped ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// Returns whether the rest of a line has an even number of quotation marks; linear in it.
  private func hasPairs(_ mark: UInt8, from start: Int) -> Bool {
    var isEven = true
    var index = nextMark(mark, from: start)
    while index < bytes.count, bytes[index] == mark {
      isEven.toggle()
      index = nextMark(mark, from: index + 1)
    }
    return isEven
  }
}
