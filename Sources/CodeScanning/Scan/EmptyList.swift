/// Finds out whether an argument is a list without items.
enum EmptyList {
  /// How an empty list is written, without white space.
  private static let forms: Set<String> = [
    "nil", "[]", "Set()", "Set([])", ".init()", "NULL", "@[]", "[NSSetset]", "[NSSetnew]", "[[NSSetalloc]init]",
    "NSSet()",
  ]
  /// The longest argument that is read, in bytes.
  private static let limit = 120

  /// Whether the argument at the cursor is an empty list: as it is written there, or by a name that is certainly one in the file.
  ///
  /// Linear in the file if it is a name.
  static func isGiven(at cursor: CodeCursor) -> Bool {
    if isWritten(at: cursor) { return true }
    var name = cursor
    guard let constant = ArgumentReader.constant(&name)?.last else { return false }
    return ConstantReader([constant], in: cursor.bytes, cursor.syntax).onlyValue(of: constant).map(isWritten) ?? false
  }

  private static func isWritten(at cursor: CodeCursor) -> Bool {
    var reader = cursor
    var text: [UInt8] = []
    var depth = 0
    let end = min(reader.bytes.count, reader.offset + limit)
    while reader.offset < end {
      let byte = reader.bytes[reader.offset]
      if byte > 0x20, depth == 0, ",;)".utf8.contains(byte) || isEndOfArgument(text, reader) { break }
      if byte == UInt8(ascii: "\n"), depth == 0, !text.isEmpty { break }
      if byte <= 0x20 {
        reader.offset += 1
        continue
      }
      if "([<".utf8.contains(byte) { depth += 1 }
      if ")]>".utf8.contains(byte) { depth -= 1 }
      text.append(byte)
      reader.offset += 1
    }
    return forms.contains(withoutTypes(String(decoding: text, as: UTF8.self)))
  }

  /// Whether the next part of a selector of Objective-C begins at the cursor.
  private static func isEndOfArgument(_ text: [UInt8], _ cursor: CodeCursor) -> Bool {
    cursor.syntax == .c && !text.isEmpty && CodeCursor.isIdentifierPart(cursor.byte(at: cursor.offset))
      && cursor.byte(at: cursor.offset - 1) <= 0x20
  }

  /// The text without the types of items, as in `Set<HKSampleType>()`, and without a cast.
  private static func withoutTypes(_ text: String) -> String {
    var rest = text[...]
    if let start = rest.firstIndex(of: "<"), let end = rest.lastIndex(of: ">"), start < end {
      rest = rest[..<start] + rest[rest.index(after: end)...]
    }
    return String(rest.firstRange(of: "asSet").map { rest[..<$0.lowerBound] } ?? rest)
  }
}
