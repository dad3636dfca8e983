import SourceText

/// The words of names and texts, in small letters.
enum SearchWords {
  /// Returns the words of `text`: runs of letters and digits, cut before a capital letter that starts a word.
  ///
  /// `NSCameraUsageDescription` is `ns`, `camera`, `usage` and `description`. Linear in the text.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let next = bytes.indices.contains(index + 1) ? bytes[index + 1] : 0
      let isStart = isCapital(byte) && (!(word.last.map(isCapital) ?? false) || isSmallLetter(next))
      if isStart || !ASCII.isLetterOrDigit(byte) && byte < 0x80 { append(&word, to: &words) }
      if ASCII.isLetterOrDigit(byte) || byte >= 0x80 { word.append(byte) }
    }
    append(&word, to: &words)
    return words
  }

  /// Returns whether two words are the same but for the ending of a plural.
  static func areAlike(_ a: String, _ b: String) -> Bool {
    a == b || a.utf8.count > 2 && b == a + "s" || b.utf8.count > 2 && a == b + "s"
  }

  static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static func append(_ word: inout [UInt8], to words: inout [String]) {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self).lowercased()) }
    word = []
  }
}
