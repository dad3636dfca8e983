/// Reads the module of an import.
enum ImportReader {
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
}
