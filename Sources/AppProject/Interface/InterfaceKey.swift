import SourceText

/// A key of a table of strings for a storyboard or nib: `abc-12-Xyz.text`.
///
/// Source: what `ibtool --export-strings-file` writes; ids of old files are numbers.
public struct InterfaceKey: Sendable, Hashable {
  /// The id of the object.
  public let id: String
  /// The property, such as `text` or `headerCell.title`.
  public let property: String
  /// Whether the id is a number, as the tools before Xcode 4 made them.
  public let isNumeric: Bool

  /// Reads a key; nil for keys of another form.
  public init?(_ key: String) {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), key.utf8.count <= 200 else { return nil }
    let id = key[..<dot]
    let property = key[key.utf8.index(after: dot)...]
    isNumeric = !id.isEmpty && id.utf8.count < 10 && id.utf8.allSatisfy(ASCII.isDigit)
    guard isNumeric || Self.isID(id.utf8), Self.isProperty(property.utf8) else { return nil }
    (self.id, self.property) = (String(id), String(property))
  }

  /// Whether it is three, two and three letters or digits with hyphens between them.
  private static func isID(_ id: Substring.UTF8View) -> Bool {
    guard id.count == 10 else { return false }
    return id.enumerated().allSatisfy { index, byte in
      index == 3 || index == 6 ? byte == UInt8(ascii: "-") : ASCII.isLetter(byte) || ASCII.isDigit(byte)
    }
  }

  /// Whether it is a name, perhaps with a path and an index.
  private static func isProperty(_ property: Substring.UTF8View) -> Bool {
    guard let first = property.first, ASCII.isLetter(first) else { return false }
    return property.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || punctuation.contains($0) }
  }

  private static let punctuation = Array(".[]_".utf8)
}
