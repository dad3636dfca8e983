/// A text with placeholders.
enum MessageTemplate {
  /// Returns `template` with `%@` and `%1$@` replaced by arguments and `%%` by a per cent sign.
  ///
  /// Placeholders without an argument stay as they are. Linear in the lengths.
  static func fill(_ template: String, with arguments: [String]) -> String {
    guard template.utf8.contains(UInt8(ascii: "%")) else { return template }
    return pieces(of: template).map { piece in
      switch piece {
      case .words(let words): words
      case .argument(let index, let placeholder): arguments.indices.contains(index) ? arguments[index] : placeholder
      }
    }.joined()
  }

  /// Returns the words of `template` and the places of its arguments, in order; linear in its length.
  static func pieces(of template: String) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    var words = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[percent...]
      if let placeholder = Placeholder(rest) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        let text = String(rest.prefix(placeholder.length))
        pieces.append(.argument(placeholder.position ?? next, placeholder: text))
        if placeholder.position == nil { next += 1 }
        rest = rest.dropFirst(placeholder.length)
      } else {
        words += "%"
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      }
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  private struct Placeholder {
    /// The index of its argument; nil for the next one.
    let position: Int?
    /// The number of its characters.
    let length: Int

    /// Reads the placeholder at the start of `text`; nil where there is none.
    init?(_ text: Substring) {
      if text.hasPrefix("%@") {
        (position, length) = (nil, 2)
        return
      }
      let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number > 0, text.dropFirst(1 + digits.count).hasPrefix("$@") else { return nil }
      (position, length) = (number - 1, digits.count + 3)
    }
  }
}
