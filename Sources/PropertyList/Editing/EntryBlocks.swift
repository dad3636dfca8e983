import SourceText

/// The entries of a dictionary with the comments that belong to them, to reorder them and to add others between them.
///
/// Comments belong to the entry below them, or before them on the same line. Those above the first entry belong to the file if an
/// empty line is between.
public struct EntryBlocks: Sendable {
  /// An entry with its comments.
  public struct Block: Sendable {
    /// The key and the value.
    public let entry: DictionaryEntry
    /// The bytes of its comments and of the entry, with the semicolon.
    public let range: Range<Int>
    /// The bytes of the comments directly above, without an empty line between.
    public let comments: [Range<Int>]
    /// The bytes of the last comment on the line after the entry; nil if there is none.
    public let commentAfter: Range<Int>?
    /// The white space before `range`.
    let gap: Range<Int>
    /// Whether the block ends with a comment that the end of its line ends.
    let endsInLineComment: Bool
  }

  /// The entries, in the order of the text.
  public let blocks: [Block]
  private let dictionary: Node
  private let editor: TreeEditor
  private var text: SourceText { dictionary.tree.text }

  /// Finds the entries of a dictionary of a tree without errors; nil if an entry has no key, value or semicolon, or if the bytes
  /// of a comment are not UTF-8.
  ///
  /// Linear in the text.
  public init?(_ dictionary: Node) {
    var reader = EntryBlockReader(dictionary)
    let isText = dictionary.tree.text.withBytes(in: 0..<dictionary.range.upperBound) { bytes in
      String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }
    guard isText, let blocks = reader.blocks() else { return nil }
    self.blocks = blocks
    self.dictionary = dictionary
    editor = TreeEditor(dictionary.tree)
  }

  // MARK: Order

  /// Returns the edit that puts the entries into the order of these indices, which are all; nil if they are in it.
  ///
  /// Entries without an empty line between them stay a group: where the groups of two neighbors differ, an empty line separates
  /// them, if the dictionary has some. Linear in the text.
  public func reordered(_ order: [Int]) -> TextEdit? {
    guard let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    let separators = Separators(blocks, text)
    var new = ""
    for place in first...last {
      let index = order[place]
      if place > 0 { new += separator(separators.between(order[place - 1], index), after: order[place - 1]) }
      new += text.string(in: blocks[index].range)
    }
    let end = blocks[last].range.upperBound
    if last + 1 < order.count {
      new += separator(separators.between(order[last], last + 1), after: order[last])
      return edit(from: first, to: blocks[last + 1].range.lowerBound, new)
    }
    if blocks[order[last]].endsInLineComment, !startsLineEnd(at: end) { new += editor.lineEnding }
    return edit(from: first, to: end, new)
  }

  private func edit(from first: Int, to end: Int, _ new: String) -> TextEdit {
    let block = blocks[first]
    return TextEdit(range: (first == 0 ? block.range : block.gap).lowerBound..<end, replacement: new)
  }

  private func separator(_ gap: Range<Int>, after index: Int) -> String {
    let gap = text.string(in: gap)
    return blocks[index].endsInLineComment && !gap.contains(where: \.isNewline) ? editor.lineEnding + gap : gap
  }

  private func startsLineEnd(at offset: Int) -> Bool {
    let next = text.firstOffset(in: offset..<max(offset, text.count)) { !ASCII.isBlank($0) }
    return next.map { ASCII.isLineEnd(text[$0]) } ?? true
  }

  // MARK: New entries

  /// An entry to add.
  public struct NewEntry: Sendable {
    /// The index of the entry that it follows; nil before the first.
    let place: Int?
    let key: String
    let value: PropertyListValue
    /// The comments above it, with their delimiters.
    let comments: [String]

    /// Makes an entry.
    public init(after place: Int?, key: String, value: PropertyListValue, comments: [String]) {
      (self.place, self.key, self.value, self.comments) = (place, key, value, comments)
    }
  }

  /// Returns the text of a `.strings` file with these entries alone; linear in them.
  public static func file(of entries: [NewEntry]) -> String {
    // A line end is a table without entries, after which they are inserted.
    guard let root = PropertyListTree.parse(SourceText("\n")).root, let empty = EntryBlocks(root) else { return "" }
    return empty.adding(entries).map(\.replacement).joined()
  }

  /// Returns the edits that add entries, those at one place in their order.
  ///
  /// Empty lines separate them as they do most entries of the dictionary, and in an empty one. Linear in them and the text.
  public func adding(_ entries: [NewEntry]) -> [TextEdit] {
    let separators = Separators(blocks, text)
    let line = editor.lineEnding
    let gap = separators.areMostlyWide ? line + line : line
    var new: [Int?: [NewEntry]] = [:]
    for entry in entries { new[entry.place, default: []].append(entry) }
    return new.sorted { $0.key ?? -1 < $1.key ?? -1 }.compactMap { place, entries in
      let block = place.flatMap { blocks.indices.contains($0) ? blocks[$0] : nil } ?? blocks.first
      let indent = block.map { editor.indentation(at: $0.range.lowerBound) } ?? editor.childIndentation(of: dictionary)
      let parts = entries.map { entry in
        (entry.comments + [editor.entryText(entry.key, editor.literal(entry.value, indent: indent), indent: indent)])
          .joined(separator: line + indent)
      }
      let text = parts.joined(separator: gap + indent)
      guard let block else { return editor.insertFirst(text, indent: indent, into: dictionary) }
      if place == nil { return .insert(text + gap + indent, at: block.range.lowerBound) }
      return .insert(gap + indent + text, at: block.range.upperBound)
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// The white space between the entries of a dictionary, with and without empty lines.
private struct Separators {
  private let blocks: [EntryBlocks.Block]
  /// The group of each entry, counted by the empty lines before it.
  private var groups: [Int] = []
  private var wide: Range<Int>?
  private var narrow: Range<Int>?
  /// Whether more than half of the entries have an empty line between them, or there are none.
  let areMostlyWide: Bool

  init(_ blocks: [EntryBlocks.Block], _ text: SourceText) {
    self.blocks = blocks
    var (group, wideCount) = (0, 0)
    for (index, block) in blocks.enumerated() {
      let isWide = index > 0 && text.lineEndCount(in: block.gap) > 1
      if isWide {
        (group, wideCount) = (group + 1, wideCount + 1)
        wide = wide ?? block.gap
      } else if index > 0 {
        narrow = narrow ?? block.gap
      }
      groups.append(group)
    }
    areMostlyWide = blocks.isEmpty || 2 * wideCount > blocks.count - 1
  }

  /// Returns the white space between two entries that become neighbors.
  func between(_ index: Int, _ next: Int) -> Range<Int> {
    let own = blocks[next].gap
    let isWide = next > 0 && groups[next] != groups[next - 1]
    guard groups[index] == groups[next] else { return isWide ? own : wide ?? own }
    return next == 0 || isWide ? narrow ?? own : own
  }
}
