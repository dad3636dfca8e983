import SourceText

/// The placeholders with names that code replaces itself, or another system: `{name}` and `%{name}`.
package struct NamedPlaceholders {
  /// One of them.
  package struct Item {
    /// The whole placeholder, as `{name}`.
    package let text: String
    /// Its bytes in the file.
    package let range: Range<Int>

    /// Whether it begins with a percent sign, so that it is not a word in braces.
    package var isClear: Bool { text.hasPrefix("%") }
  }

  /// The placeholders in the order of the text; none in the patterns of ICU, whose braces enclose texts.
  package let items: [Item]

  private static let limit = 50

  /// Reads a text; linear.
  package init(_ text: WrittenText) {
    let bytes = Array(text.string(in: text.range).utf8)
    var items: [Item] = []
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "{")), items.count < Self.limit {
      let end = bytes[(open + 1)...].firstIndex { !Self.isPart($0) } ?? bytes.count
      offset = open + 1
      guard end > open + 1, end < bytes.count, !ASCII.isDigit(bytes[open + 1]) else { continue }
      if bytes[end] == UInt8(ascii: ",") {
        items = []
        break
      }
      guard bytes[end] == UInt8(ascii: "}") else { continue }
      let start = open > 0 && bytes[open - 1] == UInt8(ascii: "%") ? open - 1 : open
      // Two braces, or a sign before one, are of other systems.
      let before = open > 0 ? bytes[open - 1] : 0
      if !"{$#\\".utf8.contains(before) {
        let name = String(decoding: bytes[start...end], as: UTF8.self)
        let base = text.range.lowerBound
        items.append(Item(text: name, range: (base + start)..<(base + end + 1)))
      }
      offset = end
    }
    self.items = items
  }

  private static func isPart(_ byte: UInt8) -> Bool { ASCII.isLetterOrDigit(byte) || "_.".utf8.contains(byte) }

  /// What a translation lacks or has too much.
  package enum Mismatch {
    /// An item that the text does not have; `meant` is the one that it has instead, if that is clear.
    case unknown(Item, meant: String?)
    /// The text has the placeholder, the translation none instead.
    case missing(String)
  }

  /// Compares the placeholders of a translation with those of its text; nil if all are there.
  package func mismatch(of translation: NamedPlaceholders) -> Mismatch? {
    let (expected, found) = (Set(items.map(\.text)), Set(translation.items.map(\.text)))
    guard !expected.isEmpty else { return nil }
    let missing = items.map(\.text).filter { !found.contains($0) }
    guard let first = missing.first else { return nil }
    guard let item = translation.items.first(where: { !expected.contains($0.text) }) else { return .missing(first) }
    let meant = missing.first { $0.lowercased() == item.text.lowercased() } ?? (missing.count == 1 ? first : nil)
    return .unknown(item, meant: meant)
  }
}
