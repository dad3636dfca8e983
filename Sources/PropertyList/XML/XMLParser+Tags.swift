import SourceText

extension XMLParser {
  /// An open tag or the tag of an empty element.
  struct Tag {
    let name: Range<Int>
    /// The offset after `>`.
    let end: Int
    let isEmpty: Bool
    /// Whether no other tag begins inside it.
    var isWellFormed = true
  }

  /// A close tag.
  struct CloseTag {
    let name: Range<Int>
    /// The offset after `>`.
    let end: Int
    /// Whether only space is between the name and `>`.
    let isWellFormed: Bool
  }

  /// Reads the open tag at the cursor; nil if it has no end.
  ///
  /// The name ends at space or `>`; everything up to `>` is taken for attributes and ignored, quotes or not, as
  /// CoreFoundation does. A tag that meets a line end and then a `<` before its `>` is half-written and has no end.
  @inline(__always)
  mutating func scanTag() -> Tag? {
    let nameStart = cursor + 1
    var nameEnd: Int?
    var offset = hasTagEnd(after: nameStart) ? nameStart : bytes.count
    var sawLineEnd = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        let isEmpty = bytes[offset - 1] == UInt8(ascii: "/")
        let name = nameStart..<(nameEnd ?? (isEmpty ? max(offset - 1, nameStart) : offset))
        return Tag(name: name, end: offset + 1, isEmpty: isEmpty)
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        nameEnd = nameEnd ?? offset
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        nameEnd = nameEnd ?? offset
        sawLineEnd = true
      case UInt8(ascii: "<") where sawLineEnd:
        guard let end = endOfSwallowedTag(at: offset, name: nameStart..<(nameEnd ?? offset)) else { return nil }
        return Tag(
          name: nameStart..<(nameEnd ?? offset),
          end: end,
          isEmpty: bytes[end - 2] == UInt8(ascii: "/"),
          isWellFormed: false
        )
      default:
        break
      }
      offset += 1
    }
    noteTagEnd(bytes.count, after: nameStart)
    examine(to: bytes.count)
    return nil
  }

  /// Returns the end of a half-written tag that CoreFoundation takes together with the next one, at `offset`.
  ///
  /// It reads `<string` and `<string>` on the next line as one tag, and also what ends with `/>` or is a comment.
  private mutating func endOfSwallowedTag(at offset: Int, name: Range<Int>) -> Int? {
    let end = nextTagEnd(after: offset + 1)
    examine(to: end + 1)
    guard end < bytes.count else { return nil }
    switch byte(at: offset + 1) {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return end + 1
    case UInt8(ascii: "/"):
      return XMLElement.kind(bytes[(offset + 2)..<end]) == .unknown ? end + 1 : nil
    default:
      let nameEnd = bytes[(offset + 1)..<end].firstIndex(where: ASCII.isBlankOrLineEnd) ?? end
      let isSame = bytes[(offset + 1)..<nameEnd].elementsEqual(bytes[name])
      return isSame || bytes[end - 1] == UInt8(ascii: "/") ? end + 1 : nil
    }
  }

  /// Reads the close tag at the cursor; nil if it has no end.
  mutating func scanCloseTag() -> CloseTag? {
    let nameStart = cursor + 2
    var nameEnd = nameStart
    while nameEnd < bytes.count, Self.isNameByte(bytes[nameEnd]) { nameEnd += 1 }
    var offset = nameEnd
    while offset < bytes.count, ASCII.isBlankOrLineEnd(bytes[offset]) { offset += 1 }
    let afterSpace = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      examine(to: offset + 1)
      return nil
    }
    return CloseTag(name: nameStart..<nameEnd, end: offset + 1, isWellFormed: offset == afterSpace)
  }

  /// Reports a tag without `>` and skips it, so that the elements after it are still read.
  mutating func parseUnterminatedTag() {
    let start = cursor
    if isConflictMarker(at: start) { return parseStrayText() }
    cursor += 1
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "<"), bytes[cursor] != UInt8(ascii: "\n"),
      bytes[cursor] != UInt8(ascii: "\r")
    {
      cursor += 1
    }
    builder.report(.unterminatedTag, start..<cursor)
    builder.addTrivia(.stray, start..<cursor)
  }

  // MARK: Bytes

  /// Whether `byte` can be in the name of a close tag: every byte except those that end a name.
  static func isNameByte(_ byte: UInt8) -> Bool {
    !ASCII.isBlankOrLineEnd(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
  }

  /// Returns the byte at `offset`, or 0 after the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns whether the same bytes are in both ranges.
  @inline(__always)
  func isEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    let distance = second.lowerBound - first.lowerBound
    for offset in first where bytes[offset] != bytes[offset + distance] { return false }
    return true
  }

  @inline(__always)
  mutating func skipSpace() {
    while cursor < bytes.count, ASCII.isBlankOrLineEnd(bytes[cursor]) { cursor += 1 }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns whether `text` is at `offset`.
  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { prefix in
      for index in 0..<prefix.count where prefix[index] != bytes[offset + index] { return false }
      return true
    }
  }

  /// Returns the first place at or after `offset` where `text` is, or nil.
  mutating func find(_ text: StaticString, from offset: Int) -> Int? {
    guard text.utf8CodeUnitCount > 0 else { return nil }
    let first = text.withUTF8Buffer { $0[0] }
    var cursor = offset
    while cursor + text.utf8CodeUnitCount <= bytes.count {
      if bytes[cursor] == first, hasPrefix(text, at: cursor) { return cursor }
      cursor += 1
    }
    examine(to: bytes.count)
    return nil
  }

  /// Returns whether a line of a merge conflict begins at `offset`.
  func isConflictMarker(at offset: Int) -> Bool {
    ConflictMarker.isMarker(bytes, at: offset)
  }
}
