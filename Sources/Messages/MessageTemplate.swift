/// A text with placeholders.
enum MessageTemplate {
  /// Returns `template` with `%@` and `%1$@` replaced by arguments and `%%` by a per cent sign.
  ///
  /// Placeholders without an argument stay as they are. Linear in the lengths.
  static func fill(_ template: String, with arguments: [String]) -> String {
    guard template.utf8.contains(sign) else { return template }
    let bytes = Array(template.utf8)
    var filled: [UInt8] = []
    var next = 0
    var index = 0
    while let percent = bytes[index...].firstIndex(of: sign) {
      filled += bytes[index..<percent]
      index = percent
      if bytes[index...].starts(with: "%%".utf8) {
        filled.append(sign)
        index += 2
      } else if let placeholder = Placeholder(bytes[index...]), arguments.indices.contains(placeholder.position ?? next)
      {
        filled += arguments[placeholder.position ?? next].utf8
        if placeholder.position == nil { next += 1 }
        index += placeholder.length
      } else {
        filled.append(sign)
        index += 1
      }
    }
    return String(decoding: filled + bytes[index...], as: UTF8.self)
  }

  private static let sign = UInt8(ascii: "%")

  private struct Placeholder {
    /// The index of its argument; nil for the next one.
    let position: Int?
    /// The number of its bytes.
    let length: Int

    /// Reads the placeholder at the start of `text`; nil if there is none.
    init?(_ text: ArraySlice<UInt8>) {
      if text.starts(with: "%@".utf8) {
        (position, length) = (nil, 2)
        return
      }
      let digits = text.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0,
        text.dropFirst(1 + digits.count).starts(with: "$@".utf8)
      else { return nil }
      (position, length) = (number - 1, digits.count + 3)
    }
  }
}

/// A part of a text of the string tables, for texts whose arguments are formatted separately.
public enum MessagePiece: Sendable, Hashable {
  /// Literal words.
  case words(String)
  /// The place of an argument, by its index.
  case argument(Int)
}

extension Messages {
  /// Returns the words of the text with the key and the places of up to nine arguments; for an unknown key, the key.
  ///
  /// Linear in the length after the first call.
  public static func pieces(_ key: String) -> [MessagePiece] {
    guard contains(key) else { return [.words(key)] }
    // No text contains the character around the indices.
    let mark: Character = "\u{1}"
    let marked = text(key, (0..<9).map { "\(mark)\($0)\(mark)" }).split(
      separator: mark,
      omittingEmptySubsequences: false
    )
    return marked.enumerated().compactMap { number, part in
      if number % 2 == 1, let index = Int(part) { return .argument(index) }
      return part.isEmpty ? nil : .words(String(part))
    }
  }
}
