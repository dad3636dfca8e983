/// Distinguishes declarations from uses.
enum Declaration {
  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "interface", "protocol", "struct", "typealias",
  ]

  /// Whether the identifier at `name` is declared there by the `keyword` before it.
  static func isDeclared(at name: Range<Int>, behind keyword: Range<Int>, in cursor: CodeCursor) -> Bool {
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
