import StringTable

/// A dictionary as a merge takes it apart: the text of each entry, and what is between the entries.
///
/// Head, entries with their gaps, and tail, put together again, are the text of the dictionary.
struct MergeContainer {
  /// An entry.
  struct Entry {
    let name: String
    /// The text between the entry before it, if there is one, and this one: white space and, in JSON, a comma.
    var gap: String
    /// The text, with the comments that belong to it.
    var text: String
    /// The two texts if both versions changed it, of which one may be absent.
    var conflict: (ours: String?, theirs: String?)?
    /// Takes the value apart if it is a dictionary.
    ///
    /// Called only where both versions change the entry, so that the cost does not depend on the dictionaries of a file.
    var open: () -> Opened? = { nil }
  }

  /// An entry whose value is a dictionary, with the text before and after it.
  typealias Opened = (before: String, dictionary: MergeContainer, after: String)

  /// The text before the first entry, with the bracket or tag that opens the dictionary if it has one.
  var head: String
  var entries: [Entry]
  /// The text after the last entry.
  var tail: String

  /// The text of the dictionary.
  var text: String { head + entries.map { $0.gap + $0.text }.joined() + tail }

  /// A dictionary that is not there.
  static var absent: MergeContainer { MergeContainer(head: "", entries: [], tail: "") }

  /// The entries by name; nil if two have the same, so that it is not clear which one counts.
  var entriesByName: [String: Entry]? {
    let pairs = entries.map { ($0.name, $0) }
    let byName = Dictionary(pairs) { first, _ in first }
    return byName.count == pairs.count ? byName : nil
  }

  /// The white space that begins the line of an entry.
  var indentation: String {
    String((head + (entries.dropFirst().first?.gap ?? "")).reversed().prefix { $0.isBlank }.reversed())
  }

  /// What separates two entries: as the first two are, or as the head is from the first.
  fileprivate func separator(comma: String, lineEnding: String) -> String {
    if let second = entries.dropFirst().first { return second.gap }
    let space = String(head.reversed().prefix(while: \.isWhitespace).reversed())
    return comma + (space.isEmpty ? lineEnding : space)
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

/// A merge of the changes that two versions of a dictionary have made to a third.
struct ContainerMerge {
  /// Dictionaries inside more dictionaries are merged as a whole, so that the recursion ends.
  private static let depthLimit = 64

  /// The text between two entries other than white space: a comma in JSON.
  let comma: String
  let lineEnding: String
  /// Whether new entries are put into the order of Xcode, as in a string catalog.
  let isSorted: Bool
  /// The names of the entries that both versions changed, with those of the dictionaries around them.
  private(set) var conflicts: [[String]] = []

  init(comma: String, lineEnding: String, isSorted: Bool) {
    (self.comma, self.lineEnding, self.isSorted) = (comma, lineEnding, isSorted)
  }

  /// Returns the dictionary with the changes of both; nil if one of them has two entries with one name.
  ///
  /// Entries are those of `ours`, in its order; an entry that only `theirs` adds follows the one that it follows there. Linear.
  mutating func merge(
    _ base: MergeContainer,
    _ ours: MergeContainer,
    _ theirs: MergeContainer,
    in path: [String] = []
  ) -> MergeContainer? {
    guard let before = base.entriesByName, let own = ours.entriesByName, let other = theirs.entriesByName else {
      return nil
    }
    var merged: [MergeContainer.Entry] = []
    for entry in ours.entries {
      let name = entry.name
      if let entry = self.merged(before[name], entry, other[name], in: path + [name]) { merged.append(entry) }
    }
    // What only they have, by the entry that it follows; those that we removed stay removed.
    let kept = Set(merged.map(\.name))
    var additions: [String?: [MergeContainer.Entry]] = [:]
    var last: String?
    for entry in theirs.entries {
      let name = entry.name
      if kept.contains(name) {
        last = name
      } else if own[name] == nil, let added = self.merged(before[name], nil, entry, in: path + [name]) {
        additions[last, default: []].append(added)
      }
    }
    var result: [MergeContainer.Entry] = []
    var pending = ArraySlice(additions[nil] ?? [])
    for entry in merged {
      let isOwnAddition = before[entry.name] == nil && other[entry.name] == nil
      while let next = pending.first, !isOwnAddition || isSorted && !CatalogEditor.precedes(entry.name, next.name) {
        result.append(next)
        pending.removeFirst()
      }
      result.append(entry)
      pending += additions[entry.name] ?? []
    }
    return laidOut(result + pending, ours, theirs)
  }

  /// Returns the dictionary with these entries, each apart from the one before it.
  private func laidOut(_ entries: [MergeContainer.Entry], _ ours: MergeContainer, _ theirs: MergeContainer)
    -> MergeContainer
  {
    let frame = ours.entries.isEmpty ? theirs : ours
    guard !entries.isEmpty else {
      return [ours, theirs].first { $0.entries.isEmpty }
        ?? MergeContainer(head: ours.head.trimmedEnd, entries: [], tail: ours.tail)
    }
    let separator = (ours.entries.count > 1 ? ours : theirs.entries.count > 1 ? theirs : frame).separator(
      comma: comma,
      lineEnding: lineEnding
    )
    var entries = entries
    for index in entries.indices {
      if index == 0 { entries[0].gap = "" } else if entries[index].gap.isEmpty { entries[index].gap = separator }
    }
    var head = frame.head
    if entries[0].conflict != nil { while head.last?.isBlank == true { head.removeLast() } }
    return MergeContainer(head: head, entries: withMarkers(entries, indentation: ours.indentation), tail: frame.tail)
  }

  /// Writes conflicts on lines of their own, each side with the comma after it, so that the text is right once one is chosen.
  private func withMarkers(_ entries: [MergeContainer.Entry], indentation: String) -> [MergeContainer.Entry] {
    var entries = entries
    for index in entries.indices {
      guard let (ours, theirs) = entries[index].conflict else { continue }
      while entries[index].gap.last?.isBlank == true { entries[index].gap.removeLast() }
      let isLast = index + 1 == entries.count
      let side = { (text: String?) in
        text.map { indentation + $0 + (isLast ? "" : comma) + lineEnding } ?? ""
      }
      entries[index].text = Conflict.text(side(ours), side(theirs), lineEnding)
      if !isLast, entries[index + 1].gap.hasPrefix(comma) { entries[index + 1].gap.removeFirst(comma.count) }
    }
    return entries
  }

  /// Returns an entry that one version changed, or the conflict if both did; nil if it is not there any more.
  private mutating func merged(
    _ base: MergeContainer.Entry?,
    _ ours: MergeContainer.Entry?,
    _ theirs: MergeContainer.Entry?,
    in path: [String]
  ) -> MergeContainer.Entry? {
    if let chosen = Self.changed(base?.text, ours?.text, theirs?.text) {
      guard let chosen else { return nil }
      var entry = ours ?? theirs
      entry?.text = chosen
      return entry
    }
    var entry = ours ?? theirs
    if path.count < Self.depthLimit, let own = ours?.open(), let other = theirs?.open() {
      let former = base?.open()
      if case .some(.some(let before)) = Self.changed(former?.before, own.before, other.before),
        case .some(.some(let after)) = Self.changed(former?.after, own.after, other.after),
        let inner = merge(former?.dictionary ?? .absent, own.dictionary, other.dictionary, in: path)
      {
        entry?.text = before + inner.text + after
        return entry
      }
    }
    conflicts.append(path)
    entry?.conflict = (ours?.text, theirs?.text)
    return entry
  }

  /// Returns the version that is not as before, an absent one too; nil if both changed and differ.
  private static func changed(_ base: String?, _ ours: String?, _ theirs: String?) -> String?? {
    if ours == theirs || theirs == base { return .some(ours) }
    return ours == base ? .some(theirs) : nil
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Two versions of some text between the markers that git uses.
enum Conflict {
  /// Returns the markers and both texts, which end with a line end if they are not empty; without one after the last marker.
  static func text(_ ours: String, _ theirs: String, _ lineEnding: String) -> String {
    "<<<<<<< ours\(lineEnding)\(ours)=======\(lineEnding)\(theirs)>>>>>>> theirs"
  }
}
