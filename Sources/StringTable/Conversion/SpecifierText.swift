/// A text with the specifiers in it, to be replaced.
///
/// In a string catalog `%arg` in the forms of a variable stands for the argument of the variable.
struct SpecifierText {
  /// A specifier, or `%arg`.
  struct Item {
    let specifier: FormatSpecifier
    /// Its bytes in the text.
    let range: Range<Int>
    /// What is between the number and the end, such as `lld` of `%1$lld`.
    let type: String
    /// Whether it is `%arg`.
    let isArgument: Bool

    /// Whether it selects plural forms: a number that is not read for a width.
    var isNumber: Bool {
      !isArgument && specifier.variable == nil && specifier.starCount == 0
        && (specifier.type == .integer || specifier.type == .floating)
    }
  }

  private let bytes: [UInt8]
  /// The specifiers in the order of the text.
  let items: [Item]

  /// Reads the specifiers of a text; linear.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let specifiers = FormatString(text).specifiers.map { specifier in
      var type = bytes[specifier.range].dropFirst()
      if specifier.position != nil, let dollar = type.firstIndex(of: UInt8(ascii: "$")) {
        type = type[(dollar + 1)...]
      }
      let name = String(decoding: type, as: UTF8.self)
      return Item(specifier: specifier, range: specifier.range, type: name, isArgument: false)
    }
    let arguments = Self.arguments(in: bytes)
    let others = specifiers.filter { item in !arguments.contains { $0.range.overlaps(item.range) } }
    items = (others + arguments).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the places of `%arg`, which is not a specifier elsewhere.
  private static func arguments(in bytes: [UInt8]) -> [Item] {
    var items: [Item] = []
    var offset = 0
    while let sign = bytes[offset...].firstIndex(of: FormatScanner.percent) {
      let rest = bytes[(sign + 1)...]
      offset = sign + (rest.first == FormatScanner.percent ? 2 : 1)
      guard rest.starts(with: "arg".utf8) else { continue }
      let range = sign..<(sign + 4)
      let specifier = FormatSpecifier(range: range, position: nil, starCount: 0, type: .integer, variable: nil)
      items.append(Item(specifier: specifier, range: range, type: "arg", isArgument: true))
      offset = range.upperBound
    }
    return items
  }

  /// Whether the text is one specifier and nothing else.
  var isOneSpecifier: Bool { items.first?.range == bytes.indices }

  /// Returns the text with other specifiers; `replacement` returns nil for those that stay.
  func replacing(_ replacement: (Item) throws(UnfitText) -> String?) throws(UnfitText) -> String {
    var result: [UInt8] = []
    var cursor = 0
    for item in items {
      guard let new = try replacement(item) else { continue }
      result += bytes[cursor..<item.range.lowerBound]
      result += new.utf8
      cursor = item.range.upperBound
    }
    return String(decoding: result + bytes[cursor...], as: UTF8.self)
  }
}
