import SourceText

/// Finds a place in an `.xcconfig` by its line.
enum XCConfigPlaceReader {
  /// Returns the place at `offset`; linear in its line.
  static func place(in text: SourceText, at offset: Int) -> HostPlace? {
    guard let line = XCConfigLine(text, text.lineRange(text.line(at: offset))), offset <= line.end else { return nil }
    if offset <= line.name.upperBound {
      guard offset >= line.name.lowerBound else { return nil }
      var place = HostPlace(role: .key, steps: [], token: HostToken(range: line.name))
      place.next = line.name.upperBound < line.end ? line.next : nil
      return place
    }
    guard let value = line.value, let assignment = line.assignment, offset > assignment else { return nil }
    // After a blank, another word of a list begins.
    let token: HostToken =
      value.isEmpty || offset < value.lowerBound
      ? .empty(offset) : HostToken(range: value.lowerBound..<max(value.upperBound, offset))
    return HostPlace(role: .value, steps: [.key(text.string(in: line.name))], token: token)
  }
}

/// The parts of a line of an `.xcconfig`, as bytes of the text: `NAME[sdk=…] = value // comment`.
struct XCConfigLine {
  /// The name without its conditions; empty if there is none.
  let name: Range<Int>
  /// The first byte after the name that is not a blank, or nil.
  let next: UInt8?
  /// The equals sign, or nil.
  let assignment: Int?
  /// The value, which may be empty; nil without an equals sign.
  let value: Range<Int>?
  /// The end of the line, or the start of its comment.
  let end: Int

  /// Reads a line; nil for one that is not a setting.
  ///
  /// Linear in the line.
  init?(_ text: SourceText, _ line: Range<Int>) {
    let bytes = text.bytes(in: line)
    // Two slashes start a comment anywhere.
    let slash = UInt8(ascii: "/")
    let end = bytes.indices.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash } ?? bytes.count
    let start = bytes[..<end].firstIndex { !ASCII.isBlank($0) } ?? end
    let nameEnd = bytes[start..<end].firstIndex { !ASCII.isLetterOrDigit($0) && $0 != UInt8(ascii: "_") } ?? end
    guard nameEnd > start || start == end else { return nil }
    let assignment = Self.assignment(bytes[nameEnd..<end])
    name = (line.lowerBound + start)..<(line.lowerBound + nameEnd)
    next = bytes[nameEnd..<end].first { !ASCII.isBlank($0) }
    self.assignment = assignment.map { line.lowerBound + $0 }
    self.end = line.lowerBound + end
    value = assignment.map { equals in
      let rest = bytes[(equals + 1)..<end]
      let first = rest.firstIndex { !ASCII.isBlank($0) } ?? end
      let last = rest.lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? end
      return (line.lowerBound + first)..<(line.lowerBound + max(first, last))
    }
  }

  /// Returns the equals sign after the name and its conditions, not one in them.
  private static func assignment(_ bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return bytes.indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "="): return depth <= 0
      default: break
      }
      return false
    }
  }
}
