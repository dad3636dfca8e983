import CodeScanning

/// Distinguishes code from comments in Ruby.
enum RubyCode {
  /// Returns `contents` with comments replaced by blanks, so that offsets do not change; linear.
  static func withoutComments(_ contents: [UInt8]) -> [UInt8] {
    var code = contents
    var index = 0
    var isLineStart = true
    while index < code.count {
      let byte = code[index]
      if isLineStart, code[index...].starts(with: "=begin".utf8) {
        index = blankBlock(&code, from: index)
        continue
      }
      isLineStart = byte == UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: "#"):
        while index < code.count, code[index] != UInt8(ascii: "\n") {
          code[index] = UInt8(ascii: " ")
          index += 1
        }
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        index = endOfString(code, from: index)
      default:
        index += 1
      }
    }
    return code
  }

  /// Returns the offset after the string at `start`, or of its line's end if it is not closed there.
  private static func endOfString(_ code: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < code.count, code[index] != UInt8(ascii: "\n") {
      if code[index] == code[start] { return index + 1 }
      index += code[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, code.count)
  }

  private static func blankBlock(_ code: inout [UInt8], from start: Int) -> Int {
    var index = start
    while index < code.count {
      let isEnd = code[index...].starts(with: "=end".utf8)
      while index < code.count, code[index] != UInt8(ascii: "\n") {
        code[index] = UInt8(ascii: " ")
        index += 1
      }
      index = min(index + 1, code.count)
      if isEnd { return index }
    }
    return index
  }
}

extension CodeCursor {
  /// Moves past the literal of Ruby at the cursor and returns its text; nil if there is none.
  mutating func rubyText() -> String? {
    let quote = byte(at: offset)
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "`") else { return nil }
    let start = offset + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, bytes.count)
    offset = min(end + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
