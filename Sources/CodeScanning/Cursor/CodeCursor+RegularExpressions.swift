extension CodeCursor {
  /// The words of JavaScript after which an expression starts.
  private static let operatorWords: Set<String> = [
    "await", "case", "delete", "do", "else", "in", "of", "return", "throw", "typeof", "void", "yield",
  ]

  /// The maximum length of a regular expression, in bytes.
  private static let expressionLimit = 1_000

  /// Moves past the regular expression of JavaScript at the cursor; false if the slash divides or closes a tag.
  mutating func skipRegularExpression() -> Bool {
    guard beginsExpression else { return false }
    var index = offset + 1
    var isInClass = false
    let end = min(bytes.count, index + Self.expressionLimit)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset = index + 1
        skipIdentifier()
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether a value must follow the code before the cursor, so that a slash there is not a division.
  private var beginsExpression: Bool {
    var before = offset - 1
    while before >= 0, bytes[before] <= 0x20 { before -= 1 }
    let byte = byte(at: before)
    // Neither `<`, which starts `</View>`, nor `}`, which ends the braces of a tag's attribute.
    if byte == 0 || "(,=:[!&|?{;+-*%~^".utf8.contains(byte) { return true }
    if byte == UInt8(ascii: ">") { return self.byte(at: before - 1) == UInt8(ascii: "=") }
    guard Self.isIdentifierPart(byte) else { return false }
    var start = before
    while start > 0, before - start < 8, Self.isIdentifierPart(bytes[start - 1]) { start -= 1 }
    return Self.operatorWords.contains(String(decoding: bytes[start...before], as: UTF8.self))
  }
}
