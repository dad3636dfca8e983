/// Reads the arguments of calls as far as they are literals.
enum ArgumentReader {
  /// The calls that may enclose the text of a URL.
  private static let wrappers: Set<String> = ["NSURL", "URL", "URLWithString", "Uri", "parse", "string", "tryParse"]
  private static let wrapperLimit = 8
  /// The distance after the key in which the name of a table is searched, in bytes.
  private static let tableLimit = 1_024

  /// Moves past the literal of a URL at `cursor`, such as `URL(string: "fb://x")`, and returns its scheme; nil for
  /// anything else.
  static func scheme(_ cursor: inout CodeCursor) -> String? {
    for _ in 0..<wrapperLimit {
      cursor.skipTrivia()
      while "([.:".utf8.contains(cursor.byte(at: cursor.offset)) {
        cursor.offset += 1
        cursor.skipTrivia()
      }
      guard CodeCursor.isIdentifierPart(cursor.byte(at: cursor.offset)) else { return cursor.literalScheme() }
      guard let name = cursor.identifier(), name.count <= 13,
        wrappers.contains(String(decoding: cursor.bytes[name], as: UTF8.self))
      else { return nil }
    }
    return nil
  }

  /// Returns the name of the table in the arguments that follow the key of a text; nil if it is omitted.
  static func table(_ cursor: inout CodeCursor) -> String? {
    if cursor.syntax == .c { return tableOfObjectiveC(&cursor) }
    let limit = min(cursor.bytes.count, cursor.offset + tableLimit)
    var depth = 0
    while cursor.offset < limit {
      let byte = cursor.bytes[cursor.offset]
      if CodeCursor.isIdentifierPart(byte) {
        guard let name = cursor.identifier(), depth == 0, name.count == 5 || name.count == 9 else { continue }
        let isLabel = ["table", "tableName"].contains(String(decoding: cursor.bytes[name], as: UTF8.self))
        if isLabel, cursor.take(UInt8(ascii: ":")) { return cursor.literalText() }
        continue
      }
      if cursor.skipCommentOrLiteral() { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return nil }
      cursor.offset += 1
    }
    return nil
  }

  /// Returns the second argument of three: those of `NSLocalizedStringFromTable` are key, table and comment.
  private static func tableOfObjectiveC(_ cursor: inout CodeCursor) -> String? {
    guard cursor.take(UInt8(ascii: ",")), let table = cursor.literalText() else { return nil }
    return cursor.take(UInt8(ascii: ",")) ? table : nil
  }
}
