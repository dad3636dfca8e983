/// Traits of a file that together determine its kind.
struct FileMark: Sendable, Hashable {
  private let extensions: [String]
  private let names: [String]
  private let beginnings: [String]
  private let endings: [String]
  private let folders: [String]
  private let otherEndings: [String]
  private let otherFolders: [String]
  /// Keys that must be present.
  let all: [String]
  /// Keys of which some must be present.
  let any: [String]
  /// The number of keys of `any` that must be present.
  private let count: Int
  /// The prefix that a key must have.
  let prefixes: [String]
  /// Keys that must not be present.
  let lacks: [String]
  /// The allowed texts of keys.
  let values: [String: [String]]

  init(entry: CatalogFields) {
    extensions = entry.list("extensions")
    names = entry.list("names")
    beginnings = entry.list("beginnings")
    endings = entry.list("endings")
    folders = entry.list("folders")
    otherEndings = entry.list("otherEndings")
    otherFolders = entry.list("otherFolders")
    all = entry.list("all")
    any = entry.list("any")
    count = any.isEmpty ? 0 : entry.text("count").flatMap { Int($0) } ?? 1
    prefixes = entry.list("prefixes")
    lacks = entry.list("lacks")
    values = entry.lists("values")
  }

  /// Returns whether a file has all these traits.
  func fits(_ file: FileTraits) -> Bool {
    guard extensions.isEmpty || extensions.contains(file.fileExtension), names.isEmpty || names.contains(file.name),
      beginnings.isEmpty || beginnings.contains(where: file.name.hasPrefix),
      endings.isEmpty || endings.contains(where: file.name.hasSuffix),
      folders.isEmpty || folders.contains(where: file.folder.hasSuffix),
      !otherEndings.contains(where: file.name.hasSuffix), !otherFolders.contains(where: file.folder.hasSuffix)
    else { return false }
    return all.allSatisfy(file.has) && any.count(where: file.has) >= count && !lacks.contains(where: file.has)
      && (prefixes.isEmpty || prefixes.contains(where: file.hasKey(withPrefix:)))
      && values.allSatisfy { key, texts in file.text(of: key).map(texts.contains) ?? false }
  }
}

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
