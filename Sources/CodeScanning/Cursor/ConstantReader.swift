/// Finds the values of constants and variables in the file that uses them.
///
/// A value counts if it is certain: it is given in the same function before the use, or once in the file and outside
/// functions.
struct ConstantReader {
  /// A place where something gets a value.
  private struct Assignment {
    /// The offset of the name.
    let offset: Int
    /// The offset after the equals sign.
    let value: Int
    /// Whether it is written like a constant of a type or file.
    let isShared: Bool
  }

  /// The longest start of a line that is read, in bytes: scripts of one line have thousands of names.
  private static let lineLimit = 1_000
  /// The words that precede a constant of a type or file on its line.
  private static let sharedWords: Set<String> = ["case", "const", "fileprivate", "private", "public", "static"]
  /// The words that functions start with.
  private static let functionWords: Set<String> = ["func", "init"]

  private let bytes: UnsafeBufferPointer<UInt8>
  private let syntax: CodeSyntax
  private var assignments: [String: [Assignment]] = [:]
  /// The offsets at which functions start.
  private var functions: [Int] = []

  /// Reads the file for those of its names that are in `names`; linear in the bytes.
  init(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, _ syntax: CodeSyntax) {
    (self.bytes, self.syntax) = (bytes, syntax)
    var cursor = CodeCursor(bytes, syntax: syntax)
    var conditions = ConditionStack()
    while !cursor.isAtEnd {
      let start = cursor.offset
      guard let range = cursor.step(&conditions) else {
        // A method of Objective-C starts with its sign at the start of a line.
        if syntax == .c, "-+".utf8.contains(bytes[start]), start == 0 || bytes[start - 1] == UInt8(ascii: "\n") {
          functions.append(start)
        }
        continue
      }
      guard range.count <= 64 else { continue }
      let name = String(decoding: bytes[range], as: UTF8.self)
      if Self.functionWords.contains(name) { functions.append(start) }
      guard names.contains(name), let value = Self.value(after: cursor) else { continue }
      let isShared = isShared(at: start)
      assignments[name, default: []].append(Assignment(offset: start, value: value, isShared: isShared))
    }
  }

  /// Returns whether the file gives `name` a value anywhere.
  func assigns(_ name: String) -> Bool { assignments[name] != nil }

  /// Returns a cursor at the value that `name` has at `offset`; nil if that is not certain.
  func value(of name: String, at offset: Int) -> CodeCursor? {
    guard let known = assignments[name] else { return nil }
    let function = functions.last { $0 < offset } ?? 0
    let local = known.last { $0.offset < offset && $0.offset > function && !$0.isShared }
    guard let found = local ?? (known.count == 1 && known[0].isShared ? known[0] : nil) else { return nil }
    var cursor = CodeCursor(bytes, syntax: syntax)
    cursor.offset = found.value
    return cursor
  }

  /// Returns a cursor at the only value that the file gives `name`, in Swift as a constant; nil if it may have others.
  func onlyValue(of name: String) -> CodeCursor? {
    guard let known = assignments[name], let first = known.first, known.count == 1,
      syntax == .c || word(before: first.offset) == "let"
    else { return nil }
    var cursor = CodeCursor(bytes, syntax: syntax)
    cursor.offset = first.value
    return cursor
  }

  private func word(before offset: Int) -> String {
    let before = bytes[..<offset].reversed().drop { $0 <= 0x20 }
    return String(decoding: before.prefix(while: CodeCursor.isIdentifierPart).reversed(), as: UTF8.self)
  }

  /// Returns the offset of the value that the identifier before the cursor gets; nil if it gets none.
  static func value(after identifier: CodeCursor) -> Int? {
    var cursor = identifier
    if cursor.take(UInt8(ascii: ":")) {
      cursor.skipTrivia()
      guard skipType(&cursor) else { return nil }
    }
    guard cursor.take(UInt8(ascii: "=")), cursor.byte(at: cursor.offset) != UInt8(ascii: "=") else { return nil }
    return cursor.offset
  }

  /// Moves past the type at the cursor, such as `String?`, `[Item]` and `Set<Item>`; false if there is none.
  private static func skipType(_ cursor: inout CodeCursor) -> Bool {
    let isList = cursor.take(UInt8(ascii: "["))
    guard cursor.identifier() != nil else { return false }
    if cursor.take(UInt8(ascii: "<")), cursor.identifier() == nil || !cursor.take(UInt8(ascii: ">")) { return false }
    if isList, !cursor.take(UInt8(ascii: "]")) { return false }
    _ = cursor.take(UInt8(ascii: "?"))
    return true
  }

  /// Returns whether the line before `offset` has a word of constants that belong to a type or file.
  private func isShared(at offset: Int) -> Bool { Self.isShared(at: offset, in: bytes) }

  /// Returns whether the line before `offset` has a word of constants that belong to a type or file.
  static func isShared(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = max(0, offset - lineLimit)
    var start = offset
    while start > first, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return false }
    if start == offset { return true }
    let words = bytes[start..<offset].split { !CodeCursor.isIdentifierPart($0) }
    let isGlobal = bytes[start] > 0x20 && !bytes[start..<offset].contains { "{(".utf8.contains($0) }
    return isGlobal || words.contains { sharedWords.contains(String(decoding: $0, as: UTF8.self)) }
  }
}
