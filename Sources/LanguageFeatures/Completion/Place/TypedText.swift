import SourceText

/// What is being typed at the cursor, as bytes of the document.
struct TypedText {
  var form: CursorPlace.Form
  /// The name of the element around the text, for `content`.
  var element: String = ""
  var range: Range<Int>
  var whole: Range<Int>
}

/// Bytes as the completion looks at them.
enum TypedByte {
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || (9...13).contains(byte) }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether `byte` can stand in an old-style string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "_$/:.-".utf8.contains(byte)
  }
}

extension SourceText {
  /// Returns the end of `range` without the blanks at it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, TypedByte.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Returns the start of `range` without the blanks at it.
  func trimmedStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, TypedByte.isBlank(bytes[start]) { start += 1 }
    return start
  }

  /// Returns whether `text` stands at `offset`.
  func hasPrefix(_ text: some StringProtocol, at offset: Int) -> Bool {
    offset >= 0 && offset <= count && bytes[offset...].starts(with: text.utf8)
  }
}
