/// Reads the arguments of calls as far as they are literals or names of constants.
enum ArgumentReader {
  /// The calls that may enclose the text of a URL.
  private static let wrappers: Set<String> = ["NSURL", "URL", "URLWithString", "Uri", "parse", "string", "tryParse"]
  private static let wrapperLimit = 8
  /// The distance from the start of the arguments in which one with a label is searched, in bytes.
  private static let labelLimit = 1_024

  /// Moves past the literal of a URL at `cursor`, such as `URL(string: "fb://x")`, and returns its scheme; nil for
  /// anything else.
  static func scheme(_ cursor: inout CodeCursor) -> String? {
    reachesName(&cursor) ? nil : cursor.literalScheme()
  }

  /// Moves past the name of a constant or variable at `cursor`, inside the calls around a URL or not, and returns its last
  /// part, as `key` of `Keys.key`; nil for anything else.
  static func constant(_ cursor: inout CodeCursor) -> String? {
    guard reachesName(&cursor) else { return nil }
    var last: Range<Int>?
    repeat {
      cursor.skipTrivia()
      guard let part = cursor.identifier() else { return nil }
      last = part
    } while cursor.take(UInt8(ascii: "."))
    if cursor.byte(at: cursor.offset) == UInt8(ascii: "!") { cursor.offset += 1 }
    cursor.skipTrivia()
    // What follows another sign is part of an expression.
    guard ")],;".utf8.contains(cursor.byte(at: cursor.offset)) else { return nil }
    return last.map { String(decoding: cursor.bytes[$0], as: UTF8.self) }
  }

  /// Moves past the calls around the text of a URL and returns whether a name follows that is none of them.
  private static func reachesName(_ cursor: inout CodeCursor) -> Bool {
    for _ in 0..<wrapperLimit {
      cursor.skipTrivia()
      while "([.:".utf8.contains(cursor.byte(at: cursor.offset)) {
        cursor.offset += 1
        cursor.skipTrivia()
      }
      let start = cursor.offset
      guard CodeCursor.isIdentifierPart(cursor.byte(at: start)), let name = cursor.identifier() else { return false }
      guard name.count <= 13, wrappers.contains(String(decoding: cursor.bytes[name], as: UTF8.self)) else {
        cursor.offset = start
        return true
      }
    }
    return false
  }

  /// Moves past the first of the labels of arguments that is in `labels`, with its colon; false if none is there.
  static func reachesLabel(_ labels: Set<String>, _ cursor: inout CodeCursor) -> Bool {
    let limit = min(cursor.bytes.count, cursor.offset + labelLimit)
    var depth = 0
    while cursor.offset < limit {
      let byte = cursor.bytes[cursor.offset]
      if CodeCursor.isIdentifierPart(byte) {
        guard let name = cursor.identifier(), depth == 0, name.count <= 20 else { continue }
        guard labels.contains(String(decoding: cursor.bytes[name], as: UTF8.self)) else { continue }
        if cursor.take(UInt8(ascii: ":")) { return true }
        continue
      }
      if cursor.skipCommentOrLiteral() { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
      cursor.offset += 1
    }
    return false
  }
}
