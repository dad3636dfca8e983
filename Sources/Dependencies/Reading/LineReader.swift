/// Reads the lines of a text.
struct LineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Makes a reader that must not outlive the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the next line without its end and without trailing white space; nil after the last.
  mutating func next() -> TextLine? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    var end = offset
    offset += 1
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    var content = start
    while content < end, bytes[content] == UInt8(ascii: " ") { content += 1 }
    return TextLine(bytes: bytes, indentation: content - start, range: content..<end)
  }
}

/// A line of a text, or a part of it.
struct TextLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The number of blanks before it.
  let indentation: Int
  /// The bytes without these blanks.
  var range: Range<Int>

  /// The text.
  var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the line starts with `prefix`.
  func starts(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[range].starts(with: $0) }
  }

  /// Whether the line ends with `byte`.
  func ends(with byte: UInt8) -> Bool { !range.isEmpty && bytes[range.upperBound - 1] == byte }

  /// Returns the line without its first bytes, and without blanks and one pair of quotes around the rest.
  func dropFirst(_ count: Int) -> TextLine {
    var rest = self
    rest.range = min(range.lowerBound + count, range.upperBound)..<range.upperBound
    while let first = bytes[rest.range].first, first == UInt8(ascii: " ") { rest.range.removeFirstByte() }
    return rest.withoutQuotes
  }

  /// The line without one pair of quotes around it.
  var withoutQuotes: TextLine {
    guard range.count > 1, let quote = bytes[range].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      ends(with: quote)
    else { return self }
    var line = self
    line.range = range.lowerBound + 1..<range.upperBound - 1
    return line
  }

  /// Returns the part before the first `byte`, or all.
  func prefix(upTo byte: UInt8) -> TextLine {
    var line = self
    let end = bytes[range].firstIndex(of: byte) ?? range.upperBound
    line.range = range.lowerBound..<end
    return line
  }
}

extension Range<Int> {
  /// Makes the range start one later, if it is not empty.
  fileprivate mutating func removeFirstByte() {
    if !isEmpty { self = lowerBound + 1..<upperBound }
  }
}
