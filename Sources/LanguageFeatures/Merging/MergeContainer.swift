/// A dictionary as a merge takes it apart: the text of each entry, and what is between the entries.
///
/// Head, entries with their gaps, and tail, put together again, are the text of the dictionary.
struct MergeContainer {
  /// An entry.
  struct Entry {
    let name: String
    /// The text between the entry before it, if there is one, and this one: white space and, in JSON, a comma.
    var gap: String
    /// The text, with the comments that belong to it, in three parts if the value is a dictionary.
    var parts: Parts
  }

  /// The text of an entry.
  indirect enum Parts {
    case text(String)
    case dictionary(before: String, MergeContainer, after: String)

    /// Whether the text is that of a conflict.
    var isConflict: Bool { if case .text(let text) = self { text.hasPrefix(Conflict.start) } else { false } }

    /// The whole text.
    var text: String {
      switch self {
      case .text(let text): text
      case .dictionary(let before, let inner, let after): before + inner.text + after
      }
    }
  }

  /// The text before the first entry, with the bracket or tag that opens the dictionary if it has one.
  var head: String
  var entries: [Entry]
  /// The text after the last entry.
  var tail: String

  /// The text of the dictionary.
  var text: String { head + entries.map { $0.gap + $0.parts.text }.joined() + tail }

  /// A dictionary that is not there.
  static let absent = MergeContainer(head: "", entries: [], tail: "")

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
  /// Entries are those of `ours`, in its order; an entry that only `theirs` adds follows the one that it follows there. Linear,
  /// except for the entries that both add at one place.
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
      guard let parts = parts(before[name]?.parts, entry.parts, other[name]?.parts, in: path + [name], ours) else {
        continue
      }
      merged.append(MergeContainer.Entry(name: name, gap: entry.gap, parts: parts))
    }
    var place = 0
    for entry in theirs.entries {
      let name = entry.name
      if let index = merged.firstIndex(where: { $0.name == name }) {
        place = index + 1
      } else if own[name] == nil, let parts = parts(before[name]?.parts, nil, entry.parts, in: path + [name], ours) {
        let isOwnAddition = { (entry: MergeContainer.Entry) in before[entry.name] == nil && other[entry.name] == nil }
        while merged.indices.contains(place), isOwnAddition(merged[place]),
          !isSorted || Self.precedes(merged[place].name, name)
        {
          place += 1
        }
        merged.insert(MergeContainer.Entry(name: name, gap: entry.gap, parts: parts), at: place)
        place += 1
      }
    }
    return laidOut(merged, ours, theirs)
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
    if entries[0].parts.isConflict { while head.last?.isBlank == true { head.removeLast() } }
    return MergeContainer(head: head, entries: separatedFromMarkers(entries), tail: frame.tail)
  }

  /// Puts the comma after a conflict into both of its sides, so that the text is right once one of them is chosen.
  private func separatedFromMarkers(_ entries: [MergeContainer.Entry]) -> [MergeContainer.Entry] {
    var entries = entries
    for index in entries.indices where entries[index].parts.isConflict {
      var gap = entries[index].gap
      while gap.last?.isBlank == true { gap.removeLast() }
      entries[index].gap = gap
      let isLast = index + 1 == entries.count
      entries[index].parts = .text(entries[index].parts.text.replacing(Conflict.comma, with: isLast ? "" : comma))
      if !isLast, !comma.isEmpty {
        entries[index + 1].gap.removeFirst(entries[index + 1].gap.hasPrefix(comma) ? comma.count : 0)
      }
    }
    return entries
  }

  /// Returns the text of an entry that one version changed, or of the conflict if both did; nil if it is not there any more.
  private mutating func parts(
    _ base: MergeContainer.Parts?,
    _ ours: MergeContainer.Parts?,
    _ theirs: MergeContainer.Parts?,
    in path: [String],
    _ container: MergeContainer
  ) -> MergeContainer.Parts? {
    if let chosen = Self.changed(base?.text, ours?.text, theirs?.text) {
      return chosen == ours?.text ? ours : theirs
    }
    if case .dictionary(let ownBefore, let own, let ownAfter) = ours,
      case .dictionary(let otherBefore, let other, let otherAfter) = theirs
    {
      var (before, inner, after) = (String?.none, MergeContainer.absent, String?.none)
      if case .dictionary(let textBefore, let dictionary, let textAfter) = base {
        (before, inner, after) = (textBefore, dictionary, textAfter)
      }
      if case .some(.some(let before)) = Self.changed(before, ownBefore, otherBefore),
        case .some(.some(let after)) = Self.changed(after, ownAfter, otherAfter),
        let merged = merge(inner, own, other, in: path)
      {
        return .dictionary(before: before, merged, after: after)
      }
    }
    conflicts.append(path)
    let conflict = Conflict(ours?.text, theirs?.text, indentation: container.indentation, lineEnding: lineEnding)
    return .text(conflict.text)
  }

  /// Returns the version that is not as before, an absent one too; nil if both changed and differ.
  private static func changed(_ base: String?, _ ours: String?, _ theirs: String?) -> String?? {
    if ours == theirs || theirs == base { return .some(ours) }
    return ours == base ? .some(theirs) : nil
  }

  private static func precedes(_ name: String, _ other: String) -> Bool {
    (name.lowercased(), name) < (other.lowercased(), other)
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
struct Conflict {
  /// The marker that begins one.
  static let start = "<<<<<<<"
  /// The place of a comma after each side, until it is known whether there must be one.
  static let comma = "\u{0}"

  /// The markers and both texts, without a line end after the last marker.
  let text: String

  /// Makes the conflict of two texts, of which one may be absent.
  init(_ ours: String?, _ theirs: String?, indentation: String, lineEnding: String) {
    let side = { (text: String?) in text.map { indentation + $0 + Self.comma + lineEnding } ?? "" }
    text =
      "\(Self.start) ours\(lineEnding)\(side(ours))=======\(lineEnding)\(side(theirs))>>>>>>> theirs"
  }
}
