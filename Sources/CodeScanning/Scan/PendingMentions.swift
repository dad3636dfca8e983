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
    fileprivate let constant: String
  }

  /// The maximum number of them for one file.
  private static let limit = 64

  private var items: [Item] = []

  /// Keeps the mention at `range` if its argument at `cursor` is the name of a constant.
  mutating func add(_ kind: MentionKind, _ range: Range<Int>, _ condition: BuildCondition, _ cursor: CodeCursor) {
    var cursor = cursor
    guard items.count < Self.limit, let constant = ArgumentReader.constant(&cursor) else { return }
    items.append(Item(kind: kind, range: range, condition: condition, constant: constant))
  }

  /// Returns those whose constants have a known value in the file of `cursor`, with that name; linear in the file.
  func resolved(in cursor: CodeCursor) -> [(item: Item, name: String)] {
    guard !items.isEmpty else { return [] }
    let constants = ConstantReader(Set(items.map(\.constant)), in: cursor.bytes, cursor.syntax)
    return items.compactMap { item in
      guard var value = constants.value(of: item.constant, at: item.range.lowerBound) else { return nil }
      guard let name = item.kind == .queriedScheme ? ArgumentReader.scheme(&value) : value.literalText() else {
        return nil
      }
      // The start of a longer text says nothing of the rest; that of a URL has its scheme.
      value.skipTrivia()
      guard item.kind == .queriedScheme || value.byte(at: value.offset) != UInt8(ascii: "+") else { return nil }
      return (item, name)
    }
  }
}
