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
