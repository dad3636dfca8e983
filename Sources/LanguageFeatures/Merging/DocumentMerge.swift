import JSON
import LintEngine
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Merges the changes that two versions of a property list, string table or string catalog have made to a third, entry by entry.
public struct DocumentMerge: Sendable {
  /// The text with all changes and, where both versions changed one entry, both of them between the markers of git.
  public let text: String
  /// The keys that both versions changed, each after the keys of the dictionaries around it.
  public let conflicts: [[String]]
  /// The version that is not readable, so that lines were compared in place of entries; nil if all are.
  public let unreadable: Version?

  /// A version of a file in a merge.
  public enum Version: String, Sendable {
    case base
    case ours
    case theirs
  }

  /// Merges three versions of a file, of which `base` may be empty if both others are new.
  ///
  /// Text that stays is that of `ours`, byte by byte. Linear in the texts, and in the dictionaries that both change.
  public init(base: Document, ours: Document, theirs: Document) {
    let versions: [(Version, Document)] = [(.base, base), (.ours, ours), (.theirs, theirs)]
    let containers = versions.map { version, document in
      version == .base && document.text.count == 0 ? MergeContainer.absent : MergeContainer(document)
    }
    let isCatalog = ours.catalog != nil
    var merge = ContainerMerge(
      comma: isCatalog ? "," : "",
      lineEnding: TreeEditor(ours.tree).lineEnding,
      isSorted: isCatalog
    )
    if let base = containers[0], let own = containers[1], let other = containers[2],
      let merged = merge.merge(base, own, other)
    {
      (text, conflicts, unreadable) = (merged.text, merge.conflicts, nil)
    } else {
      text = Self.conflict(ours.text, theirs.text)
      conflicts = [[]]
      unreadable = zip(versions, containers).first { $1 == nil }.map(\.0.0) ?? .ours
    }
  }

  /// Returns both texts between markers, without the lines that they begin and end with in common.
  private static func conflict(_ ours: SourceText, _ theirs: SourceText) -> String {
    let own = lines(ours)
    let other = lines(theirs)
    let start = zip(own, other).prefix { $0 == $1 }.count
    let end = zip(own.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let middle = { (lines: [String]) in
      let text = lines[start..<(lines.count - end)].joined()
      return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    }
    let conflict = Conflict.text(middle(own), middle(other), "\n") + "\n"
    return own[..<start].joined() + conflict + own[(own.count - end)...].joined()
  }

  private static func lines(_ text: SourceText) -> [String] {
    (0..<text.lineCount).map { line in
      let next = line + 1 < text.lineCount ? text.lineRange(line + 1).lowerBound : text.count
      return text.string(in: text.lineRange(line).lowerBound..<next)
    }
  }
}

extension MergeContainer {
  /// Takes a whole document apart; nil if readers reject it, or its text before and after the root has no clear end.
  fileprivate init?(_ document: Document) {
    if let catalog = document.catalog {
      let tree = catalog.tree
      let text = { (range: Range<Int>) in String(decoding: tree.bytes[range], as: UTF8.self) }
      guard tree.root.kind == .object else { return nil }
      self.init(tree.root, from: 0, to: tree.bytes.count, text)
    } else {
      guard document.kind.isPropertyList, (try? Formatting.check(document)) != nil, let root = document.rootDictionary
      else {
        return nil
      }
      self.init(root, from: 0, to: document.text.count)
    }
  }

  /// Takes a dictionary apart, whose head begins at `start` and whose tail ends at `end`; nil if its entries have no clear ends.
  private init?(_ dictionary: Node, from start: Int, to end: Int) {
    guard let blocks = EntryBlocks(dictionary)?.blocks else { return nil }
    let text = dictionary.tree.text
    guard let first = blocks.first, let last = blocks.last else {
      // The line of an empty dictionary is all there is.
      let middle = dictionary.flags.contains(.implicit) ? end : dictionary.contentRange.lowerBound
      self.init(head: text.string(in: start..<middle), entries: [], tail: text.string(in: middle..<end))
      return
    }
    var place = first.range.lowerBound
    var entries: [Entry] = []
    for block in blocks {
      guard let name = block.entry.name, place <= block.range.lowerBound else { return nil }
      let gap = text.string(in: place..<block.range.lowerBound)
      entries.append(Entry(name: name, gap: gap, text: text.string(in: block.range)) { Self.open(block, text) })
      place = block.range.upperBound
    }
    self.init(
      head: text.string(in: start..<first.range.lowerBound),
      entries: entries,
      tail: text.string(in: last.range.upperBound..<end)
    )
  }

  private static func open(_ block: EntryBlocks.Block, _ text: SourceText) -> Opened? {
    guard let value = block.entry.value, value.kind == .dictionary, !value.flags.contains(.emptyElement),
      let inner = MergeContainer(value, from: value.range.lowerBound, to: value.range.upperBound)
    else { return nil }
    let before = text.string(in: block.range.lowerBound..<value.range.lowerBound)
    return (before, inner, text.string(in: value.range.upperBound..<block.range.upperBound))
  }

  /// The same for an object of a JSON text.
  private init(_ object: JSONNode, from start: Int, to end: Int, _ text: @escaping (Range<Int>) -> String) {
    let members = object.members
    guard let first = members.first, let last = members.last else {
      let middle = object.contentRange.lowerBound
      self.init(head: text(start..<middle), entries: [], tail: text(middle..<end))
      return
    }
    var place = first.range.lowerBound
    var entries: [Entry] = []
    for member in members {
      let (range, value) = (member.range, member.value)
      let gap = text(place..<range.lowerBound)
      // Names in other bytes are other keys, as for Foundation; canonical equality of strings would join them.
      entries.append(
        Entry(name: text(member.name.contentRange), gap: gap, text: text(range)) {
          guard value.kind == .object else { return nil }
          let inner = MergeContainer(value, from: value.range.lowerBound, to: value.range.upperBound, text)
          return (text(range.lowerBound..<value.range.lowerBound), inner, "")
        }
      )
      place = range.upperBound
    }
    self.init(head: text(start..<first.range.lowerBound), entries: entries, tail: text(last.range.upperBound..<end))
  }
}
