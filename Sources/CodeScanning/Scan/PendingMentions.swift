/// Mentions whose name is that of a constant, which is known only once the whole file was read.
struct PendingMentions {
  /// One of them.
  struct Item {
    /// What it is for.
    let kind: MentionKind
    /// Where it occurs.
    let range: Range<Int>
    /// What must hold for the code to be compiled.
    let condition: BuildCondition
    /// The parts of the name of the constant: `Keys` and `group` of `Keys.group`.
    fileprivate let parts: [String]
    /// The row of the library whose call takes the constant; nil for all but calls of libraries.
    fileprivate let library: String?
    /// Whether the constant is the scheme of a URL, as in `"\(Scheme.shop)://open"`, and not all of it.
    fileprivate let isScheme: Bool

    /// The name of the constant, after that of its type if the code has it; with a colon where it is the scheme of a URL.
    ///
    /// That of a call of a library begins with a line with the row.
    var constant: String { named(parts.suffix(2).joined(separator: ".")) + (isScheme ? ":" : "") }

    fileprivate func named(_ text: String) -> String { library.map { "\($0)\n\(text)" } ?? text }
  }

  /// The maximum number of them for one file.
  private static let limit = 64

  private var items: [Item] = []

  /// Keeps the mention at `range` if its argument at `cursor` is the name of a constant.
  mutating func add(
    _ kind: MentionKind,
    _ range: Range<Int>,
    _ condition: BuildCondition,
    _ cursor: CodeCursor,
    of library: String? = nil
  ) {
    var cursor = cursor
    let start = cursor
    guard items.count < Self.limit else { return }
    if let parts = ArgumentReader.constant(&cursor, withPath: kind.isOfURL) {
      items.append(
        Item(kind: kind, range: range, condition: condition, parts: parts, library: library, isScheme: false)
      )
      return
    }
    cursor = start
    guard kind == .queriedScheme, let parts = ArgumentReader.insertedScheme(&cursor) else { return }
    items.append(Item(kind: kind, range: range, condition: condition, parts: parts, library: nil, isScheme: true))
  }

  /// Returns each with the text that its constant certainly has in the file of `cursor`; nil for one that the file does not assign.
  ///
  /// Those whose text is not clear are left out. Linear in the file.
  func resolved(in cursor: CodeCursor) -> [(item: Item, name: String?)] {
    guard !items.isEmpty else { return [] }
    let constants = ConstantReader(Set(items.compactMap(\.parts.last)), in: cursor.bytes, cursor.syntax)
    return items.compactMap { item in
      guard let constant = item.parts.last, constants.assigns(constant) else { return (item, nil) }
      guard var value = constants.value(of: constant, at: item.range.lowerBound),
        let name = item.isScheme ? value.literalText() : Self.text(of: item.kind, &value)
      else { return nil }
      // The start of a longer text shows nothing of the rest; that of a URL has its scheme.
      value.skipTrivia()
      guard item.kind.isOfURL && !item.isScheme || value.byte(at: value.offset) != UInt8(ascii: "+") else { return nil }
      return (item, item.named(name))
    }
  }

  /// Moves past the text of a mention at `value` and returns what it names; nil for anything else.
  static func text(of kind: MentionKind, _ value: inout CodeCursor) -> String? {
    switch kind {
    case .queriedScheme: ArgumentReader.scheme(&value)
    case .insecureLoad: ArgumentReader.insecureHost(&value)
    default: value.literalText()
    }
  }
}
