import PropertyList

/// The keys and beginnings of keys that the forms of files show in.
struct TellingKeys: Sendable {
  /// The names by their length in UTF-8, which settles nearly all comparisons.
  private let names: [Int: [String]]
  private let prefixes: [String]

  init(_ marks: [FileMark]) {
    let names = Set(marks.flatMap { $0.all + $0.any + $0.lacks + $0.values.keys })
    self.names = Dictionary(grouping: names, by: \.utf8.count)
    prefixes = Array(Set(marks.flatMap(\.prefixes))).sorted()
  }

  /// Returns the name of a telling key; nil for any other key.
  func name(of key: Node) -> String? {
    guard key.flags.contains(.escaped) else {
      return names[key.contentRange.count]?.first(where: key.textEquals)
    }
    return key.stringValue.flatMap { text in names[text.utf8.count]?.first { $0 == text } }
  }

  /// Returns the telling beginning of a key; nil where there is none.
  func prefix(of key: Node) -> String? {
    guard key.flags.contains(.escaped) else {
      return prefixes.first { key.rawContent.starts(with: $0.utf8) }
    }
    return key.stringValue.flatMap { text in prefixes.first(where: text.hasPrefix) }
  }
}
