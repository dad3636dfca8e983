/// A library or toolkit that reads keys of its own from Info.plist.
public struct Library: Sendable, Hashable {
  /// The name of the library.
  public let name: String
  /// What the library is for.
  public let summary: String
  /// What the names of its keys begin with.
  public let prefixes: [String]
  /// The address of its documentation.
  public let documentation: String?
}

extension Library {
  init(name: String, entry: CatalogFields) {
    self.name = name
    summary = entry.text("summary") ?? ""
    prefixes = entry.list("prefixes")
    documentation = entry.text("doc")
  }

  /// Returns how many bytes of `key` are a prefix of the library's keys; nil where none is.
  func matchedLength(of key: String) -> Int? {
    prefixes.filter(key.hasPrefix).map(\.utf8.count).max()
  }
}
