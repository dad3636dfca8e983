/// Finds the texts that a source file gives to constants of a type or file.
package enum StringConstants {
  /// A constant with a text.
  package struct Constant: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The name of the type that was declared last before it, which it probably belongs to; nil without one.
    package let owner: String?
    /// The text.
    package let text: String
  }

  /// The maximum number of constants of one file, and the longest text that may be an identifier.
  private static let limits = (constants: 2_000, text: 200)
  /// The words before the name of a type.
  private static let typeWords = ["class", "enum", "extension", "struct"].map { Array($0.utf8) }

  /// Whether a piece of code is one of them; it runs for each identifier.
  private static func isTypeWord(_ code: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    typeWords.contains { $0.count == code.count && $0.elementsEqual(code) }
  }

  /// Returns the constants in the code of `contents`, inactive code excluded; linear.
  package static func constants(in contents: [UInt8], _ language: SourceLanguage) -> [Constant] {
    contents.withUnsafeBufferPointer { bytes in
      var cursor = CodeCursor(bytes, syntax: language.syntax)
      var conditions = ConditionStack()
      var found = macros(in: bytes, cursor)
      var (owner, isOwner): (Range<Int>?, Bool) = (nil, false)
      while !cursor.isAtEnd, found.count < limits.constants {
        let start = cursor.offset
        guard let range = cursor.step(&conditions), range.count <= 64 else { continue }
        if isOwner { owner = range }
        isOwner = isTypeWord(bytes[range])
        guard let text = text(after: cursor), ConstantReader.isShared(at: start, in: bytes),
          // What follows a colon is the type of the constant.
          bytes[..<start].last(where: { $0 > 0x20 }) != UInt8(ascii: ":")
        else { continue }
        let name = String(decoding: bytes[range], as: UTF8.self)
        found.append(Constant(name: name, owner: owner.map { String(decoding: bytes[$0], as: UTF8.self) }, text: text))
      }
      return found
    }
  }

  /// Returns the text that the name before the cursor gets: as its value, or as that of a computed property; nil for anything else.
  private static func text(after name: CodeCursor) -> String? {
    var value = name
    if let offset = ConstantReader.value(after: name) {
      value.offset = offset
    } else if let offset = computedValue(after: name) {
      value.offset = offset
    } else {
      return nil
    }
    guard let text = value.literalText(), text.utf8.count <= limits.text else { return nil }
    value.skipTrivia()
    return value.byte(at: value.offset) == UInt8(ascii: "+") ? nil : text
  }

  /// Returns the offset of the expression in `name: String { … }`.
  private static func computedValue(after name: CodeCursor) -> Int? {
    var cursor = name
    guard cursor.syntax == .swift, cursor.take(UInt8(ascii: ":")) else { return nil }
    cursor.skipTrivia()
    guard let type = cursor.identifier(), cursor.bytes[type].elementsEqual("String".utf8),
      cursor.take(UInt8(ascii: "{"))
    else { return nil }
    cursor.skipTrivia()
    let start = cursor.offset
    guard let word = cursor.identifier() else { return start }
    return cursor.bytes[word].elementsEqual("return".utf8) ? cursor.offset : nil
  }

  /// Returns the macros of C that stand for a text.
  private static func macros(in bytes: UnsafeBufferPointer<UInt8>, _ start: CodeCursor) -> [Constant] {
    guard start.syntax == .c else { return [] }
    var found: [Constant] = []
    var line = 0
    while line < bytes.count, found.count < limits.constants {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { line = end + 1 }
      guard bytes[line] == UInt8(ascii: "#") else { continue }
      var cursor = start
      cursor.offset = line + 1
      cursor.skipBlanks()
      guard let word = cursor.identifier(), bytes[word].elementsEqual("define".utf8) else { continue }
      cursor.skipBlanks()
      guard let name = cursor.identifier(), cursor.byte(at: cursor.offset) != UInt8(ascii: "("), cursor.offset < end
      else {
        continue
      }
      guard let text = cursor.literalText(), cursor.offset <= end, text.utf8.count <= limits.text else { continue }
      found.append(Constant(name: String(decoding: bytes[name], as: UTF8.self), owner: nil, text: text))
    }
    return found
  }
}
