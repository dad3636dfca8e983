import SourceText

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
  /// The maximum number of them that may be elements of lists, each of which costs some passes over the file.
  private static let listLimit = 8

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
    guard kind == .queriedScheme else { return }
    let parts = ArgumentReader.insertedScheme(&cursor)
    let element = parts == nil && start.syntax == .swift ? ArgumentReader.element(start) : nil
    guard let parts = parts ?? element.map({ [$0.name] }) else { return }
    let isScheme = element?.isScheme ?? true
    items.append(Item(kind: kind, range: range, condition: condition, parts: parts, library: nil, isScheme: isScheme))
  }

  /// Returns each with the text that its constant certainly has in the file of `cursor`; nil for one that the file does not assign.
  ///
  /// Those whose text is not clear are left out. Linear in the file.
  func resolved(in cursor: CodeCursor) -> [(item: Item, name: String?)] {
    guard !items.isEmpty else { return [] }
    let names = Set(items.compactMap(\.parts.last))
    let constants = ConstantReader(names, in: cursor.bytes, cursor.syntax)
    let isQuery = { (item: Item) in item.kind == .queriedScheme && item.parts.count == 1 && cursor.syntax == .swift }
    let lists = items.contains(where: isQuery) ? ListElements(of: names, in: cursor) : nil
    var rest = Self.listLimit
    return items.flatMap { item -> [(item: Item, name: String?)] in
      if isQuery(item), rest > 0 {
        rest -= 1
        if let schemes = lists.flatMap({ Self.schemes(of: item, in: $0) }) { return schemes }
      }
      return resolved(item, constants).map { [$0] } ?? []
    }
  }

  /// Returns the schemes of the URLs in a list whose elements `item` names; nil if they are not clear.
  private static func schemes(of item: Item, in lists: ListElements) -> [(item: Item, name: String?)]? {
    guard let name = item.parts.last,
      let (elements, isScheme) = lists.elements(of: name, at: item.range.lowerBound, isScheme: item.isScheme)
    else { return nil }
    let schemes = elements.compactMap { element -> (item: Item, name: String?)? in
      let scheme = isScheme ? element : String(element.prefix { $0 != ":" })
      guard isScheme || scheme.count < element.count, let first = scheme.utf8.first, ASCII.isLetter(first),
        scheme.utf8.allSatisfy(CodeCursor.isSchemePart)
      else { return nil }
      return (item, scheme)
    }
    return schemes.count == elements.count ? schemes : nil
  }

  private func resolved(_ item: Item, _ constants: ConstantReader) -> (item: Item, name: String?)? {
    guard let constant = item.parts.last, constant != "$0" else { return nil }
    guard constants.assigns(constant) else { return (item, nil) }
    guard var value = constants.value(of: constant, at: item.range.lowerBound),
      let name = item.isScheme ? value.literalText() : Self.text(of: item.kind, &value)
    else { return nil }
    // The start of a longer text shows nothing of the rest; that of a URL has its scheme.
    value.skipTrivia()
    guard item.kind.isOfURL && !item.isScheme || value.byte(at: value.offset) != UInt8(ascii: "+") else { return nil }
    return (item, item.named(name))
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
