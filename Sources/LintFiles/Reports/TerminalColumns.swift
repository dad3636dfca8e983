/// Text in the columns of a terminal, of which Chinese, Japanese and Korean characters use two.
package enum TerminalColumns {
  /// Returns the number of columns of a text; linear.
  package static func count(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// Returns `text` in lines of at most `width` columns; further lines begin with `indentation` blanks, which are not counted.
  ///
  /// Lines end at blanks, and before wide characters but not before punctuation; words stay whole. Linear in the text.
  package static func wrapped(_ text: String, width: Int?, indentation: Int) -> String {
    guard let width else { return text }
    let margin = "\n" + String(repeating: " ", count: indentation)
    var (wrapped, column) = ("", 0)
    for piece in pieces(text) {
      let (blanks, word) = (piece.prefix { $0 == " " }, piece.drop { $0 == " " })
      let length = count(of: String(word))
      if column > 0, column + blanks.count + length > width {
        wrapped += margin
        column = 0
      } else {
        wrapped += blanks
        column += blanks.count
      }
      wrapped += word
      column += length
    }
    return wrapped
  }

  /// Returns the parts of a text that may begin a line, with the blanks before them.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var previous: Character = " "
    for character in text {
      let isAfterWord = character == " " && previous != " "
      let isWideStart = !isPunctuation(character) && (columns(of: character) == 2 || columns(of: previous) == 2)
      if pieces.isEmpty || isAfterWord || isWideStart && previous != " " && !isOpening(previous) {
        pieces.append("")
      }
      pieces[pieces.count - 1].append(character)
      previous = character
    }
    return pieces
  }

  private static func isOpening(_ character: Character) -> Bool { "（“‘《".contains(character) }

  private static func isPunctuation(_ character: Character) -> Bool { "，。、；：？！）”’》…".contains(character) }

  private static func columns(of character: Character) -> Int {
    character.unicodeScalars.first.map(isWide) == true ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
