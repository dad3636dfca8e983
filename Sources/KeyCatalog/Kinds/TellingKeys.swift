/// The keys and prefixes of keys that determine the kinds of files.
///
/// Compared with each key of each state of a document, so it compares bytes.
struct TellingKeys: Sendable {
  private struct Text: Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ name: String) {
      self.name = name
      bytes = Array(name.utf8)
    }
  }

  /// The names by their length in UTF-8, which decides nearly all comparisons.
  private let names: [[Text]]
  private let prefixes: [Text]

  init(_ marks: [FileMark]) {
    let texts = Set(marks.flatMap { $0.all + $0.any + $0.lacks + $0.values.keys }).map(Text.init)
    let byLength = Dictionary(grouping: texts, by: \.bytes.count)
    names = (0...(byLength.keys.max() ?? 0)).map { byLength[$0] ?? [] }
    prefixes = Set(marks.flatMap(\.prefixes)).sorted().map(Text.init)
  }

  /// Returns the key of the list that equals `text`; nil for any other key.
  func name(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard names.indices.contains(text.count) else { return nil }
    return names[text.count].first { text.elementsEqual($0.bytes) }?.name
  }

  /// Returns the prefix in the list that a key has; nil if there is none.
  func prefix(of text: UnsafeBufferPointer<UInt8>) -> String? {
    prefixes.first { text.starts(with: $0.bytes) }?.name
  }
}
