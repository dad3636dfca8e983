import SourceText

/// Reads one specifier, from its percent sign on.
struct SpecifierReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var cursor: Int

  /// The specifier; nil if the percent sign is part of a text.
  private(set) var item: FormatScanner.Item?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.start = start
    cursor = start + 1
    item = read()
  }

  private mutating func read() -> FormatScanner.Item? {
    let position = readPosition()
    if bytes.has([UInt8(ascii: "#"), UInt8(ascii: "@")], at: cursor) { return readVariable(position) }
    if bytes.has([UInt8(ascii: "[")], at: cursor) { return readChoice(position) }
    let flags: [UInt8] = [
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: "'"),
    ]
    skip { flags.contains($0) }
    let starCount = skipWidthAndPrecision()
    // The number of a variable is formatted by its forms, so flags before its name have no effect.
    if bytes.has([UInt8(ascii: "#"), UInt8(ascii: "@")], at: cursor) { return readVariable(position) }
    skip { Self.lengths.contains($0) }
    guard cursor < bytes.count, let type = ArgumentType(conversion: bytes[cursor]), !readsAsText(cursor) else {
      guard position != nil else { return nil }
      return .defect(FormatDefect(kind: .unfinished, range: start..<cursor, correction: nil))
    }
    return .specifier(
      FormatSpecifier(
        range: start..<(cursor + 1),
        position: position,
        starCount: starCount,
        type: type,
        variable: nil
      )
    )
  }

  private mutating func readPosition() -> Int? {
    var end = cursor
    var number = 0
    while end < bytes.count, ASCII.isDigit(bytes[end]), end < cursor + 3 {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard number > 0, bytes.has([UInt8(ascii: "$")], at: end) else { return nil }
    cursor = end + 1
    return number
  }

  /// Reads the choices of a row in a rule editor, `%[is,is not]@` (NSRuleEditor's `formattingStringsFilename`).
  private mutating func readChoice(_ position: Int?) -> FormatScanner.Item? {
    cursor += 1
    skip { $0 != UInt8(ascii: "]") && $0 >= 0x20 }
    guard bytes.has([UInt8(ascii: "]"), UInt8(ascii: "@")], at: cursor) else { return nil }
    return .specifier(
      FormatSpecifier(range: start..<(cursor + 2), position: position, starCount: 0, type: .object, variable: nil)
    )
  }

  private mutating func readVariable(_ position: Int?) -> FormatScanner.Item? {
    let name = cursor + 2
    cursor = name
    skip { $0 != UInt8(ascii: "@") && $0 != FormatScanner.percent && $0 >= 0x20 }
    guard bytes.has([UInt8(ascii: "@")], at: cursor), cursor > name else {
      return .defect(FormatDefect(kind: .openVariable, range: start..<name, correction: nil))
    }
    return .specifier(
      FormatSpecifier(
        range: start..<(cursor + 1),
        position: position,
        starCount: 0,
        type: .integer,
        variable: name..<cursor
      )
    )
  }

  /// Returns the number of stars.
  private mutating func skipWidthAndPrecision() -> Int {
    var stars = 0
    skip {
      if $0 == UInt8(ascii: "*") { stars += 1 }
      return ASCII.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*")
    }
    return stars
  }

  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    while cursor < bytes.count, isWanted(bytes[cursor]) { cursor += 1 }
  }

  /// Whether the letter of a rare conversion begins a word, as in `50%off`.
  private func readsAsText(_ conversion: Int) -> Bool {
    !Self.usual.contains(bytes[conversion]) && conversion + 1 < bytes.count && ASCII.isLetter(bytes[conversion + 1])
  }

  private static let usual: [UInt8] = Array("@diufs".utf8)
  private static let lengths: [UInt8] = Array("hlqLztj".utf8)
}
