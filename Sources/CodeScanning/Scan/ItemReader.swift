/// Finds out whether what a call gets is of some type, such as the pictures that are shared.
enum ItemReader {
  /// How far the arguments and their names are read, in bytes.
  private static let argumentLimit = 400
  private static let nameLimit = 8

  /// Returns whether the call whose arguments begin at `offset`, or the assignment there, gets something of one of `types`.
  ///
  /// That is something that is made there, or a name that is declared so. Literal texts count as types.
  static func holds(
    _ types: [String],
    after offset: Int,
    in cursor: CodeCursor,
    isDeclared: (String) -> Bool
  ) -> Bool {
    let words = Set(types)
    var names: [String] = []
    var owner = ""
    var reader = cursor
    reader.offset = offset
    let end = min(cursor.bytes.count, offset + argumentLimit)
    var depth = 0
    var hasItem = false
    while reader.offset < end {
      let byte = reader.bytes[reader.offset]
      if CodeCursor.isIdentifierPart(byte) {
        hasItem = true
        let isMember = reader.byte(at: reader.offset - 1) == UInt8(ascii: ".")
        guard let range = reader.identifier(), range.count <= 64 else { continue }
        let name = String(decoding: reader.bytes[range], as: UTF8.self)
        if words.contains(name) { return true }
        // A member is of another type than what it belongs to, and a label is no argument.
        if isMember {
          names.append("\(owner).\(name)")
        } else if !".(:".utf8.contains(reader.byte(at: reader.offset)) {
          names.append(name)
        }
        owner = name
        continue
      }
      if "\"'@".utf8.contains(byte) {
        var literal = reader
        if let text = literal.literalText(), words.contains(text) { return true }
      }
      if reader.skipCommentOrLiteral() { continue }
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      reader.offset += 1
      // The list of items is the first argument, or what is assigned up to the end of the line.
      if depth < 0 || depth == 0 && (",)];".utf8.contains(byte) || hasItem && byte == UInt8(ascii: "\n")) { break }
    }
    return names.prefix(nameLimit).contains(where: isDeclared)
  }

  /// The members that are of a type, by the type that has them: `view.image` of a `UIImageView` is a `UIImage`.
  private static let typedMembers: [String: [(owner: String, member: String)]] = [
    "UIImage": [("UIGraphicsImageRenderer", "image"), ("UIImageView", "image"), ("ImageRenderer", "uiImage")]
  ]

  /// Returns the names that the file declares as one of `types`: `name: UIImage`, `name = UIImage(`, `UIImage *name`, and the members
  /// and lists of them that are clear: `view.image`, `name = view.image`, `name = [name]`; linear.
  static func names(declaredAs types: Set<String>, in cursor: CodeCursor) -> Set<String> {
    let members = types.flatMap { typedMembers[$0] ?? [] }
    let owners = Set(members.map(\.owner))
    var found = declarations(types.union(owners), in: cursor)
    // Each pass finds what is made of the names of the one before it.
    for _ in 0..<passes {
      let count = found.count
      for (name, type) in found {
        for (owner, member) in members where type == owner { found["\(name).\(member)"] = types.min() ?? "" }
      }
      found.merge(derived(from: found, types, members, in: cursor)) { first, _ in first }
      if found.count == count { break }
    }
    return Set(found.filter { types.contains($0.value) }.keys)
  }

  /// Returns the types that the file declares `name` as, and those whose members or values it assigns to it; linear.
  static func types(of name: String, in cursor: CodeCursor) -> Set<String> {
    var last = ""
    var types: Set<String> = []
    forEachWord(in: cursor) { word, reader in
      defer { last = word }
      guard word == name else { return }
      if reader.syntax == .c {
        if last.first?.isUppercase ?? false { types.insert(last) }
        return
      }
      var value = reader
      guard value.take(UInt8(ascii: ":")) || value.take(UInt8(ascii: "=")) else { return }
      _ = value.take(UInt8(ascii: "("))
      var type = self.word(&value)
      if type == "any" || type == "some" { type = self.word(&value) }
      // A label of an argument has a value after its colon, a name its type.
      if let type, type.first?.isUppercase ?? false { types.insert(type) }
    }
    return types
  }

  private static let passes = 3
  /// The largest number of names that are kept of one file.
  private static let declarationLimit = 1_000

  /// Returns the names that are declared as one of `types`, each with its type.
  private static func declarations(_ types: Set<String>, in cursor: CodeCursor) -> [String: String] {
    var last = ""
    var names: [String: String] = [:]
    forEachWord(in: cursor) { word, reader in
      defer { last = word }
      guard names.count < declarationLimit else { return }
      if reader.syntax == .c, types.contains(last) { names[word] = last }
      var value = reader
      guard value.take(UInt8(ascii: ":")) || value.take(UInt8(ascii: "=")) else { return }
      _ = value.take(UInt8(ascii: "["))
      guard let type = self.word(&value), types.contains(type) else { return }
      // A member of what is made there is of another type, but for the variants of a picture.
      skipArguments(&value)
      guard let member = member(&value) else { return names[word] = type }
      if member.hasPrefix("with") { names[word] = type }
    }
    return names
  }

  /// Returns the names that are assigned a member of one of `known`, or a list that begins with one of them.
  private static func derived(
    from known: [String: String],
    _ types: Set<String>,
    _ members: [(owner: String, member: String)],
    in cursor: CodeCursor
  ) -> [String: String] {
    guard let type = types.min() else { return [:] }
    var names: [String: String] = [:]
    forEachWord(in: cursor) { word, reader in
      var value = reader
      guard names.count < declarationLimit, known[word] == nil else { return }
      if isLabel(before: reader, known, types) { return names[word] = type }
      guard reachesValue(&value) else { return }
      if value.syntax == .c { _ = value.take(UInt8(ascii: "@")) }
      let isList = value.take(UInt8(ascii: "["))
      if isList, lists(known, types, value) { return names[word] = type }
      guard let first = self.word(&value) else { return }
      let start = value.offset
      skipArguments(&value)
      let isMade = value.offset > start
      var owner = first
      var isItem = isList && known[first].map(types.contains) ?? false
      while let next = member(&value) {
        isItem = known["\(owner).\(next)"].map(types.contains) ?? false
        if isMade, owner == first { isItem = members.contains { $0.owner == owner && $0.member == next } }
        owner = next
      }
      if isItem { names[word] = type }
    }
    return names
  }

  /// Whether the list at the cursor has an item that is one of `known`, whatever else is in it.
  private static func lists(_ known: [String: String], _ types: Set<String>, _ cursor: CodeCursor) -> Bool {
    var reader = cursor
    let end = min(cursor.bytes.count, cursor.offset + argumentLimit)
    while reader.offset < end {
      if reader.skipCommentOrLiteral() { continue }
      let byte = reader.byte(at: reader.offset)
      if "[]({".utf8.contains(byte) { return false }
      guard CodeCursor.isIdentifierPart(byte) else {
        reader.offset += 1
        continue
      }
      let isMember = reader.byte(at: reader.offset - 1) == UInt8(ascii: ".")
      guard let name = word(&reader) else { return false }
      reader.skipTrivia()
      if !isMember, ",]".utf8.contains(reader.byte(at: reader.offset)), known[name].map(types.contains) ?? false {
        return true
      }
    }
    return false
  }

  /// Whether the cursor is after the label of an argument that is a name of `known`, or a list that begins with one: a view that wraps
  /// another one is given what that gets.
  private static func isLabel(before cursor: CodeCursor, _ known: [String: String], _ types: Set<String>) -> Bool {
    var value = cursor
    guard value.syntax != .c, value.take(UInt8(ascii: ":")) else { return false }
    _ = value.take(UInt8(ascii: "["))
    guard let name = word(&value), known[name].map(types.contains) ?? false else { return false }
    value.skipTrivia()
    return ",])".utf8.contains(value.byte(at: value.offset))
  }

  // MARK: Pieces of code

  private static func forEachWord(in cursor: CodeCursor, _ body: (String, CodeCursor) -> Void) {
    var reader = CodeCursor(cursor.bytes, syntax: cursor.syntax)
    var conditions = ConditionStack()
    while !reader.isAtEnd {
      guard let range = reader.step(&conditions), range.count <= wordLimit else { continue }
      body(String(decoding: reader.bytes[range], as: UTF8.self), reader)
    }
  }

  private static let wordLimit = 64

  private static func word(_ cursor: inout CodeCursor) -> String? {
    cursor.skipTrivia()
    return cursor.identifier().flatMap { range in
      range.count <= wordLimit ? String(decoding: cursor.bytes[range], as: UTF8.self) : nil
    }
  }

  /// Moves past a dot and the name of a member, and returns the name; nil for anything else.
  private static func member(_ cursor: inout CodeCursor) -> String? {
    var reader = cursor
    while "?!".utf8.contains(reader.byte(at: reader.offset)) { reader.offset += 1 }
    guard reader.take(UInt8(ascii: ".")), let name = word(&reader) else { return nil }
    cursor = reader
    return name
  }

  /// Moves past arguments in parentheses that begin at the cursor, up to a limit.
  private static func skipArguments(_ cursor: inout CodeCursor) {
    guard cursor.byte(at: cursor.offset) == UInt8(ascii: "(") else { return }
    let end = min(cursor.bytes.count, cursor.offset + argumentLimit)
    var depth = 0
    while cursor.offset < end {
      if cursor.skipCommentOrLiteral() { continue }
      let byte = cursor.byte(at: cursor.offset)
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      cursor.offset += 1
      if depth == 0 { return }
    }
  }

  /// Moves past the type of a name, if there is one, and the sign of an assignment; false if the name is assigned nothing there.
  private static func reachesValue(_ cursor: inout CodeCursor) -> Bool {
    if cursor.take(UInt8(ascii: ":")) {
      let end = min(cursor.bytes.count, cursor.offset + wordLimit)
      while cursor.offset < end, !"=\n{;)".utf8.contains(cursor.byte(at: cursor.offset)) { cursor.offset += 1 }
    }
    guard cursor.take(UInt8(ascii: "=")) else { return false }
    return cursor.byte(at: cursor.offset) != UInt8(ascii: "=")
  }
}
