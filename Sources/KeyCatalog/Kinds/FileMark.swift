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
