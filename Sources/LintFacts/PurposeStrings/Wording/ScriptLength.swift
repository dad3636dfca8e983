/// The length of a text, in the unit of its script.
package struct ScriptLength {
  private let letters: Int
  private let words: Int
  private let isHan: Bool
  private let isUnspaced: Bool
  private let isSpaced: Bool

  /// Returns whether Chinese characters or kana are in a text; linear in its length.
  static func isHan(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 } && text.unicodeScalars.contains(where: isHan)
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Measures a text; linear in its length.
  package init(_ text: String) {
    var (isUnspaced, isSpaced) = (false, false)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Thai, Lao, Tibetan, Burmese, Khmer, and Korean, whose words are whole phrases.
      case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0xAC00...0xD7AF: isUnspaced = true
      // Latin, Greek and Cyrillic; in other scripts a word may hold what is a phrase in English.
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x52F, 0x1E00...0x1FFF: isSpaced = true
      default: break
      }
    }
    letters = text.count { $0.isLetter || $0.isNumber }
    words = PurposeWords(text).words.count
    (isHan, self.isUnspaced, self.isSpaced) = (Self.isHan(text), isUnspaced, isSpaced)
  }

  /// Whether the text is too short for a reason.
  ///
  /// The limit is `minimumWords`: one less in scripts where a word may be a phrase, and about two characters for a word
  /// in scripts without spaces.
  package func isTooShort(minimumWords: Int) -> Bool {
    if isHan { return letters < 2 * minimumWords - 1 }
    if isUnspaced { return letters < 2 * minimumWords }
    return words < (isSpaced ? minimumWords : minimumWords - 1)
  }
}
