/// What the text of a document must be after edits, found in a plain way: without a table of lines, from the start each time.
struct ModelText: Equatable {
  /// The code units that characters are counted in.
  enum Unit: String, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }

  private(set) var bytes: [UInt8]

  /// Makes the model of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces what is between two places, of which either may be the first.
  mutating func replace(_ start: TextPlace, _ end: TextPlace, with text: String, _ unit: Unit) {
    let (start, end) = (offset(of: start, unit), offset(of: end, unit))
    bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
  }

  /// Returns the byte of a place: a line after the last is the end of the text, a character after the last the end of the line.
  private func offset(of place: TextPlace, _ unit: Unit) -> Int {
    guard place.line >= 0 else { return 0 }
    var (index, line) = (0, 0)
    while line < place.line {
      guard index < bytes.count else { return bytes.count }
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0D || byte == 0x0A { line += 1 }
    }
    var units = max(place.character, 0)
    while index < bytes.count, bytes[index] != 0x0D, bytes[index] != 0x0A {
      let length = Self.length(ofCharacter: bytes[index])
      let size =
        switch unit {
        case .utf8: length
        case .utf16: length == 4 ? 2 : 1
        case .utf32: 1
        }
      guard units >= size else { break }
      units -= size
      index += length
    }
    return index
  }

  private static func length(ofCharacter first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
