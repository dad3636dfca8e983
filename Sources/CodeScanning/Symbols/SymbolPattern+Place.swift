extension SymbolPattern {
  /// Whether the identifier at `head` is where the first one of the symbol may be; `previous` is the one before it.
  func matchesPlace(at head: Range<Int>, previous: Range<Int>?, in cursor: CodeCursor) -> Bool {
    var before = head.lowerBound - 1
    while before >= 0, cursor.bytes[before] <= 0x20 { before -= 1 }
    let byte = cursor.byte(at: before)
    let keyword = previous?.upperBound == before + 1 ? previous : nil
    switch role {
    case .type:
      if let keyword, Self.isDeclaration(keyword, in: cursor) { return false }
      // `.ARSession` is a case of some enumeration, `ARKit.ARSession` the type.
      guard byte == UInt8(ascii: ".") else { return cursor.syntax != .c || !isForwardDeclaration(before, in: cursor) }
      guard let previous, previous.upperBound == before else { return false }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(cursor.byte(at: previous.lowerBound))
    case .member:
      if byte == UInt8(ascii: ".") { return true }
      guard cursor.syntax == .c else { return false }
      if byte == UInt8(ascii: ")") { return !isMethodDeclaration(before, in: cursor) }
      return CodeCursor.isIdentifierPart(byte) || byte == UInt8(ascii: "]")
    case .function:
      return Self.isCallOfFunction(after: before, keyword, previous, in: cursor)
    case .anything:
      return !(keyword.map { Self.isDeclaration($0, in: cursor) } ?? false)
    case .mention:
      return true
    case .key:
      return isKey(head, dot: before, in: cursor)
    }
  }

  // MARK: Declarations

  /// Returns the name by which the symbol at `range` may be a type of the project; nil for one of a module that the code names, as in
  /// `Foundation.UserDefaults`.
  func declaredName(at range: Range<Int>, in cursor: CodeCursor) -> String? {
    let before = cursor.bytes[..<range.lowerBound]
    guard before.last == UInt8(ascii: ".") else { return declaredName }
    let module = before.dropLast().reversed().prefix(while: CodeCursor.isIdentifierPart).reversed()
    return Self.systemModules.contains(String(decoding: module, as: UTF8.self)) ? nil : declaredName
  }

  private static let systemModules = WatchedNames.modules.union(["Foundation", "Photos"])

  /// The words after which a name is declared, not used.
  private static let declarationKeywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "function", "implementation", "import",
    "interface", "let", "protocol", "struct", "typealias", "var",
  ]
  /// The words of C that may precede a call; others are the type of a function that is declared.
  private static let statementKeywords: Set<String> = [
    "and", "case", "co_await", "co_return", "co_yield", "delete", "do", "else", "in", "not", "or", "return", "throw",
  ]

  private static func isDeclaration(_ keyword: Range<Int>, in cursor: CodeCursor) -> Bool {
    guard keyword.count <= 14 else { return false }
    return declarationKeywords.contains(String(decoding: cursor.bytes[keyword], as: UTF8.self))
  }

  /// Whether the line of `offset` starts with `@class`.
  private func isForwardDeclaration(_ offset: Int, in cursor: CodeCursor) -> Bool {
    let start = Self.lineContent(offset, in: cursor)
    return cursor.bytes[start...].starts(with: "@class".utf8)
  }

  /// Whether the line of `offset` starts as the declaration of a method does.
  private func isMethodDeclaration(_ offset: Int, in cursor: CodeCursor) -> Bool {
    let byte = cursor.byte(at: Self.lineContent(offset, in: cursor))
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Returns the start of the line of `offset`, after leading space; bounded by the length of a long line.
  private static func lineContent(_ offset: Int, in cursor: CodeCursor) -> Int {
    var start = min(max(offset, 0), cursor.bytes.count)
    let limit = max(0, start - 512)
    while start > limit, cursor.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start < offset, cursor.bytes[start] <= 0x20 { start += 1 }
    return start
  }

  // MARK: Functions

  /// The modules whose functions are called with their name before them.
  private static let modules: Set<String> = ["CoreAudio", "Darwin", "Foundation", "Network", "UIKit"]

  /// Whether a function is called, rather than declared or a method with that name.
  private static func isCallOfFunction(
    after before: Int,
    _ keyword: Range<Int>?,
    _ previous: Range<Int>?,
    in cursor: CodeCursor
  ) -> Bool {
    switch cursor.byte(at: before) {
    case UInt8(ascii: "."):
      guard let previous, previous.upperBound == before else { return false }
      return modules.contains(String(decoding: cursor.bytes[previous], as: UTF8.self))
    case UInt8(ascii: ">"):
      return cursor.byte(at: before - 1) != UInt8(ascii: "-")
    case UInt8(ascii: ":"):
      // `::stat` is the function, `File::stat` another.
      return cursor.byte(at: before - 1) != UInt8(ascii: ":")
        || !CodeCursor.isIdentifierPart(cursor.byte(at: before - 2))
    default:
      guard let keyword else { return true }
      if cursor.syntax == .c {
        return statementKeywords.contains(String(decoding: cursor.bytes[keyword], as: UTF8.self))
      }
      return !isDeclaration(keyword, in: cursor)
    }
  }

  // MARK: Keys

  /// Whether `.name` is alone in brackets or before a colon in them.
  private func isKey(_ head: Range<Int>, dot: Int, in cursor: CodeCursor) -> Bool {
    guard cursor.byte(at: dot) == UInt8(ascii: ".") else { return false }
    var before = dot - 1
    while before >= 0, cursor.bytes[before] <= 0x20 { before -= 1 }
    var cursor = cursor
    cursor.offset = head.upperBound
    cursor.skipTrivia()
    return "[,".utf8.contains(cursor.byte(at: before)) && "]:".utf8.contains(cursor.byte(at: cursor.offset))
  }
}
