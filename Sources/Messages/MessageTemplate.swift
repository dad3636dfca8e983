/// A text with placeholders.
enum MessageTemplate {
  /// Returns `template` with `%@` and `%1$@` replaced by arguments and `%%` by a per cent sign.
  ///
  /// Placeholders without an argument stay as they are. Linear in the lengths.
  static func fill(_ template: String, with arguments: [String]) -> String {
    guard template.utf8.contains(UInt8(ascii: "%")) else { return template }
    var filled = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        filled += "%"
        rest = rest.dropFirst(2)
      } else if let placeholder = Placeholder(rest), arguments.indices.contains(placeholder.position ?? next) {
        filled += arguments[placeholder.position ?? next]
        if placeholder.position == nil { next += 1 }
        rest = rest.dropFirst(placeholder.length)
      } else {
        filled += "%"
        rest = rest.dropFirst()
      }
    }
    return filled + rest
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
