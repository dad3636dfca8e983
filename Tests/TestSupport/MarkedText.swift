import SourceText

/// A text whose places are named by markers (1️⃣, 2️⃣ …) instead of numbers.
public struct MarkedText {
  /// The text without its markers.
  public let text: String
  /// The byte offset of each marker in `text`.
  private let offsets: [Character: Int]

  /// Takes the markers out of `marked`.
  public init(_ marked: String) {
    var text = ""
    var offsets: [Character: Int] = [:]
    for character in marked {
      if Self.isMarker(character) {
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The text as a snapshot.
  public var source: SourceText { SourceText(text) }

  /// The byte offset of `marker`; -1 where the text has no such marker, so that a comparison fails.
  public subscript(_ marker: Character) -> Int { offsets[marker] ?? -1 }

  /// The bytes between two markers.
  public func range(_ start: Character, _ end: Character) -> Range<Int> {
    let (start, end) = (self[start], self[end])
    return start <= end ? start..<end : end..<start
  }

  private static func isMarker(_ character: Character) -> Bool {
    let scalars = Array(character.unicodeScalars)
    return scalars.count == 3 && ("0"..."9").contains(scalars[0]) && scalars[2].value == 0x20E3
  }
}
