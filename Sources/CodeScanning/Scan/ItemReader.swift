/// Finds out whether what a call gets is of some type, such as the pictures that are shared.
enum ItemReader {
  /// How far the arguments and their names are read, in bytes.
  private static let argumentLimit = 400
  private static let nameLimit = 8

  /// Returns whether an argument of the call whose arguments begin at `offset` is of one of `types`: one that is made there, or a name
  /// that is declared so.
  static func holds(
    _ types: [String],
    after offset: Int,
    in cursor: CodeCursor,
    isDeclared: (String) -> Bool
  ) -> Bool {
    let words = Set(types)
    var names: [String] = []
    var reader = cursor
    reader.offset = offset
    let end = min(cursor.bytes.count, offset + argumentLimit)
    var depth = 0
    while reader.offset < end {
      let byte = reader.bytes[reader.offset]
      if CodeCursor.isIdentifierPart(byte) {
        let isMember = reader.byte(at: reader.offset - 1) == UInt8(ascii: ".")
        guard let range = reader.identifier(), range.count <= 64 else { continue }
        let name = String(decoding: reader.bytes[range], as: UTF8.self)
        if words.contains(name) { return true }
        let next = reader.byte(at: reader.offset)
        // A member is of another type than what it belongs to, and a label is no argument.
        if !isMember, !".(:".utf8.contains(next) { names.append(name) }
        continue
      }
      if reader.skipCommentOrLiteral() { continue }
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      reader.offset += 1
      // The list of items is the first argument.
      if depth < 0 || depth == 0 && ",)]".utf8.contains(byte) { break }
    }
    return names.prefix(nameLimit).contains(where: isDeclared)
  }

  /// Returns the names that the file declares as one of `types`: `name: UIImage`, `name = UIImage(`, `UIImage *name`; linear.
  static func names(declaredAs types: Set<String>, in cursor: CodeCursor) -> Set<String> {
    var reader = CodeCursor(cursor.bytes, syntax: cursor.syntax)
    var conditions = ConditionStack()
    var last = ""
    var names: Set<String> = []
    while !reader.isAtEnd {
      guard let range = reader.step(&conditions) else { continue }
      guard range.count <= 64 else { continue }
      let word = String(decoding: reader.bytes[range], as: UTF8.self)
      defer { last = word }
      if reader.syntax == .c, types.contains(last) { names.insert(word) }
      var value = reader
      guard value.take(UInt8(ascii: ":")) || value.take(UInt8(ascii: "=")) else { continue }
      value.skipTrivia()
      if let type = value.identifier(), types.contains(String(decoding: value.bytes[type], as: UTF8.self)) {
        names.insert(word)
      }
    }
    return names
  }
}
