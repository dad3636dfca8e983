/// The keys of a domain by the name that Xcode's property list editor shows.
struct TitleTable: Sendable {
  private let paths: [String: String]

  /// Reads the names of all keys; linear in the size of the domain's files.
  private init(_ domain: CatalogDomain) {
    let directory = KeyDirectory.of(domain)
    var paths: [String: String] = [:]
    for path in directory.paths {
      guard let title = directory.table.title(at: path)?.lowercased() else { continue }
      // If several keys share a name, the outermost one is used.
      if let known = paths[title], Self.depth(of: known) <= Self.depth(of: path) { continue }
      paths[title] = path
    }
    self.paths = paths
  }

  /// Returns the path of the key with a readable name, ignoring case.
  func path(titled title: String) -> String? {
    paths[title.lowercased()]
  }

  private static func depth(of path: String) -> Int {
    path.utf8.count { $0 == UInt8(ascii: "/") }
  }

  // MARK: One table per domain

  private static let all = DomainCache(TitleTable.init)

  /// Returns the table of `domain`, which is made at the first call.
  static func of(_ domain: CatalogDomain) -> TitleTable { all[domain] }
}
