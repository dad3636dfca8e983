/// White space around a text.
enum WhiteSpace {
  /// Returns `text` without the white space that begins and ends it.
  static func trim(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
