/// The typographic quotation marks that word processors write in place of plain ones.
enum TypographicMarks {
  /// The double ones.
  static let all: Set<Character> = ["“", "”", "„", "‟", "″"]

  /// Returns the places, in bytes, of those that stand for plain ones; none in a text that is not like `“key” = “text”;` or `“text”`.
  ///
  /// Linear.
  static func delimiters(in text: String) -> [Range<Int>] {
    var code = text[...]
    while let last = code.last, last.isWhitespace || last == ";" { code.removeLast() }
    guard !code.contains(where: \.isNewline), let first = code.first, all.contains(first) else { return [] }
    var marks: [(range: Range<Int>, isPlain: Bool)] = []
    var offset = 0
    var sign: Int?
    var previous: Character?
    var isEscaped = false
    for character in code {
      let end = offset + character.utf8.count
      if isMark(character), !isEscaped {
        marks.append((offset..<end, character == "\""))
      } else if character == "=", sign == nil, previous.map(isMark) == true, marks.count > 1 {
        sign = marks.count
      }
      isEscaped = character == "\\" && !isEscaped
      if !character.isWhitespace { previous = character }
      offset = end
    }
    guard let end = code.last, isMark(end), !isEscaped else { return [] }
    // Each text has its two marks and none inside.
    guard marks.count == (sign == nil ? 2 : 4), sign == nil || sign == 2 else { return [] }
    return marks.filter { !$0.isPlain }.map(\.range)
  }

  private static func isMark(_ character: Character) -> Bool { character == "\"" || all.contains(character) }
}
