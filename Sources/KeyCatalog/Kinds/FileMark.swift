/// Traits of a file that together show its kind.
struct FileMark: Sendable, Hashable {
  private let extensions: [String]
  private let names: [String]
  private let beginnings: [String]
  private let endings: [String]
  private let folders: [String]
  /// Keys that have to be there.
  let all: [String]
  /// Keys of which some have to be there.
  let any: [String]
  /// How many of `any`.
  private let count: Int
  /// What a key has to begin with.
  let prefixes: [String]
  /// Keys that may not be there.
  let lacks: [String]
  /// The texts that keys may have.
  let values: [String: [String]]

  init(entry: CatalogFields) {
    extensions = entry.list("extensions")
    names = entry.list("names")
    beginnings = entry.list("beginnings")
    endings = entry.list("endings")
    folders = entry.list("folders")
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
      folders.isEmpty || folders.contains(where: file.folder.hasSuffix)
    else { return false }
    return all.allSatisfy(file.has) && any.count(where: file.has) >= count && !lacks.contains(where: file.has)
      && (prefixes.isEmpty || prefixes.contains(where: file.hasKey(withPrefix:)))
      && values.allSatisfy { key, texts in file.text(of: key).map(texts.contains) ?? false }
  }
}
