import ProjectFiles

/// The pieces of a file in JavaScript or TypeScript, without comments and regular expressions.
struct ScriptTokens {
  /// What a piece is.
  enum Kind: Equatable {
    case name
    case number
    /// A literal; its range is that of its content.
    case text
    /// One byte.
    case sign(UInt8)
  }

  /// A piece.
  struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  /// The pieces in their order.
  let all: [Token]
  let bytes: UnsafeBufferPointer<UInt8>
  /// The pieces that the values of the constants of the file start with, by name; of several with one name, the first.
  ///
  /// None before `findConstants`.
  private(set) var constants: [String: Int] = [:]
  /// The other bracket of each pair.
  private let partners: [Int: Int]

  /// Reads a file, whose bytes it must not outlive.
  ///
  /// Linear.
  init(_ bytes: UnsafeBufferPointer<UInt8>, syntax: CodeSyntax = .javaScript) {
    self.bytes = bytes
    var all: [Token] = []
    var cursor = CodeCursor(bytes, syntax: syntax)
    // How many braces are open in each template around the cursor.
    var templates: [Int] = []
    while true {
      cursor.skipTrivia()
      guard !cursor.isAtEnd else { break }
      let start = cursor.offset
      let byte = bytes[start]
      if syntax == .javaScript, byte == UInt8(ascii: "`") {
        cursor.offset += 1
        if Self.readTemplate(&cursor, &all) { templates.append(0) }
        continue
      }
      if let depth = templates.last, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        if byte == UInt8(ascii: "}"), depth == 0 {
          all.append(Token(kind: .sign(UInt8(ascii: ")")), range: start..<start + 1))
          all.append(Token(kind: .sign(UInt8(ascii: "+")), range: start + 1..<start + 1))
          cursor.offset += 1
          if !Self.readTemplate(&cursor, &all) { templates.removeLast() }
          continue
        }
        templates[templates.count - 1] += byte == UInt8(ascii: "{") ? 1 : -1
      }
      if syntax == .javaScript, byte == UInt8(ascii: "]"), Self.readMember(&all, bytes) {
        cursor.offset += 1
        continue
      }
      if let name = cursor.identifier() {
        all.append(Token(kind: byte &- 0x30 < 10 ? .number : .name, range: name))
      } else if "'\"`".utf8.contains(byte), let literal = cursor.skipString() {
        all.append(Token(kind: .text, range: literal.content))
      } else if byte != UInt8(ascii: "/") || !cursor.skipCommentOrLiteral() {
        cursor.offset = start + 1
        all.append(Token(kind: .sign(byte), range: start..<start + 1))
      }
      if cursor.offset <= start { cursor.offset = start + 1 }
    }
    self.all = all
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in all.enumerated() {
      guard case .sign(let byte) = token.kind else { continue }
      if "([{".utf8.contains(byte) { open.append(index) }
      guard ")]}".utf8.contains(byte), let start = open.popLast() else { continue }
      (partners[start], partners[index]) = (index, start)
    }
    self.partners = partners
  }

  /// Reads the text of a template up to its end or to an inserted expression, which then follows: `a${b}` is `"a" + (b) + ""`.
  private static func readTemplate(_ cursor: inout CodeCursor, _ all: inout [Token]) -> Bool {
    let start = cursor.offset
    while !cursor.isAtEnd {
      let byte = cursor.bytes[cursor.offset]
      if byte == UInt8(ascii: "`") { break }
      if byte == UInt8(ascii: "$"), cursor.byte(at: cursor.offset + 1) == UInt8(ascii: "{") {
        all.append(Token(kind: .text, range: start..<cursor.offset))
        all.append(Token(kind: .sign(UInt8(ascii: "+")), range: cursor.offset..<cursor.offset + 1))
        all.append(Token(kind: .sign(UInt8(ascii: "(")), range: cursor.offset + 1..<cursor.offset + 2))
        cursor.offset += 2
        return true
      }
      cursor.offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    cursor.offset = min(cursor.offset, cursor.bytes.count)
    all.append(Token(kind: .text, range: start..<cursor.offset))
    cursor.offset = min(cursor.offset + 1, cursor.bytes.count)
    return false
  }

  /// Makes `a.name` of the last pieces if they are `a['name'`; false for others.
  private static func readMember(_ all: inout [Token], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard all.count > 2, let text = all.last, text.kind == .text, !text.range.isEmpty,
      bytes[text.range].allSatisfy(CodeCursor.isIdentifierPart), bytes[text.range.lowerBound] &- 0x30 > 9,
      all[all.count - 2].kind == .sign(UInt8(ascii: "["))
    else { return false }
    let owner = all[all.count - 3]
    switch owner.kind {
    case .name:
      if words.contains(String(decoding: bytes[owner.range], as: UTF8.self)) { return false }
    case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): break
    default: return false
    }
    let open = all[all.count - 2].range
    all.removeLast(2)
    all.append(Token(kind: .sign(UInt8(ascii: ".")), range: open))
    all.append(Token(kind: .name, range: text.range))
    return true
  }

  /// Words after which a list begins.
  private static let words: Set<String> = [
    "as", "await", "case", "default", "delete", "do", "else", "extends", "in", "instanceof", "new", "of", "return",
    "throw", "typeof", "void", "yield",
  ]

  /// Finds `const name = value` and `const name: Type = value`; linear.
  mutating func findConstants() {
    for index in all.indices.dropLast(3)
    where all[index].kind == .name && bytes[all[index].range].elementsEqual("const".utf8) {
      guard all[index + 1].kind == .name else { continue }
      var equals = index + 2
      if all[equals].kind == .sign(UInt8(ascii: ":")) {
        let limit = min(equals + 20, all.count - 1)
        while equals < limit, all[equals].kind != .sign(UInt8(ascii: "=")) { equals += 1 }
      }
      guard all[equals].kind == .sign(UInt8(ascii: "=")) else { continue }
      let name = String(decoding: bytes[all[index + 1].range], as: UTF8.self)
      if constants[name] == nil { constants[name] = equals + 1 }
    }
  }

  var count: Int { all.count }

  /// Returns the kind of the piece at `index`; nil outside the file.
  func kind(_ index: Int) -> Kind? { all.indices.contains(index) ? all[index].kind : nil }

  /// Returns the bytes of the piece at `index`; nil outside the file.
  func range(_ index: Int) -> Range<Int>? { all.indices.contains(index) ? all[index].range : nil }

  /// Returns whether the piece at `index` is the sign `byte`.
  func isSign(_ index: Int, _ byte: Character) -> Bool {
    byte.asciiValue.map { kind(index) == .sign($0) } ?? false
  }

  /// Returns whether the piece at `index` is the name or literal `text`.
  func reads(_ index: Int, _ text: String, as kind: Kind = .name) -> Bool {
    self.kind(index) == kind && bytes[all[index].range].elementsEqual(text.utf8)
  }

  /// Returns the text of a name or literal; nil for others.
  func text(_ index: Int, as kind: Kind = .name) -> String? {
    guard self.kind(index) == kind else { return nil }
    return String(decoding: bytes[all[index].range], as: UTF8.self)
  }

  /// Returns whether a line ends between the pieces at `index` and before it.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, all.indices.contains(index) else { return true }
    return bytes[all[index - 1].range.upperBound..<all[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// Returns the index of the bracket that closes the one at `index`, or of the last piece.
  func closing(_ index: Int) -> Int { partners[index] ?? count - 1 }

  /// Returns the index of the bracket that opens the one at `index`; nil if none does.
  func opening(_ index: Int) -> Int? { partners[index] }
}
