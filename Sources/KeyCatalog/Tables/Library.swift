/// A library or toolkit that reads its own keys from Info.plist.
public struct Library: Sendable, Hashable {
  /// The name of the library.
  public let name: String
  /// The purpose of the library.
  public let summary: String
  /// The prefixes of its keys.
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

  /// Returns how many bytes of `key` are a prefix of the library's keys; nil if none is.
  func matchedLength(of key: String) -> Int? {
    prefixes.filter(key.hasPrefix).map(\.utf8.count).max()
  }
}
