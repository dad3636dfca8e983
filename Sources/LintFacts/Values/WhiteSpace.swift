/// White space around a text.
package enum WhiteSpace {
  /// Returns `text` without the white space that begins and ends it.
  package static func trim(_ text: String) -> String {
    guard text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false else { return text }
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
