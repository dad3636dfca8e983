/// Reads the module of an import.
package enum ImportReader {
  /// The words of Swift that may occur between `import` and the module.
  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Moves from after the word `import` or `include` to the end of the import, and returns the bytes of the module.
  ///
  /// Reads `Photos`, `struct Photos.PHAsset` and `<Photos/Photos.h>`; nil for other files and anything else.
  static func module(_ cursor: inout CodeCursor) -> Range<Int>? {
    cursor.skipBlanks()
    if cursor.syntax == .c, cursor.byte(at: cursor.offset) == UInt8(ascii: "<") { cursor.offset += 1 }
    guard var module = cursor.identifier() else { return nil }
    if module.count <= 9, kinds.contains(String(decoding: cursor.bytes[module], as: UTF8.self)) {
      cursor.skipBlanks()
      guard let name = cursor.identifier() else { return nil }
      module = name
    }
    // The imported declaration is not a use of it.
    while ".-+/".utf8.contains(cursor.byte(at: cursor.offset)) {
      cursor.offset += 1
      cursor.skipIdentifier()
    }
    return module
  }

  /// Returns the words after `import` in a source of Swift; linear.
  package static func modules(in source: [UInt8]) -> Set<String> {
    source.ranges(of: Array("import ".utf8)).reduce(into: []) { names, range in
      let name = source[range.upperBound...].prefix(while: CodeCursor.isIdentifierPart)
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
  }
}

/// Distinguishes declarations from uses.
enum Declaration {
  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "interface", "protocol", "struct", "typealias",
  ]

  /// Whether the identifier at `name` is declared there by the `keyword` before it.
  static func isDeclared(at name: Range<Int>, after keyword: Range<Int>, in cursor: CodeCursor) -> Bool {
    guard keyword.count <= 9, cursor.bytes[keyword.upperBound..<name.lowerBound].allSatisfy({ $0 <= 0x20 }) else {
      return false
    }
    let word = String(decoding: cursor.bytes[keyword], as: UTF8.self)
    guard keywords.contains(word) else { return false }
    guard cursor.syntax == .c else { return true }
    // `struct stat buffer;` names a type that is declared elsewhere, as do `@class X;` and the category `@interface X (Y)`.
    var cursor = cursor
    cursor.offset = name.upperBound
    cursor.skipTrivia()
    let next = cursor.byte(at: cursor.offset)
    return next == UInt8(ascii: ":") || next == UInt8(ascii: "{") && word != "struct"
  }
}
