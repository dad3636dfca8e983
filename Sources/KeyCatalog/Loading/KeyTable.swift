import Locking

/// The place of each key of a domain in its files; a key is read when it is needed.
struct KeyTable: Sendable {
  private struct Place {
    let file: CatalogFile
    let range: Range<Int>
  }

  private let places: [String: Place]
  private let known = Locked<[String: KeyInfo]>([:])

  /// Finds the keys of the domain's files; linear in the files' size.
  init(_ domain: CatalogDomain) {
    let prefix = domain.info.keyFiles ?? ""
    var found: [(String, Place)] = []
    for file in CatalogFile.all where file.name.hasPrefix(prefix) {
      file.forEachEntry { found.append(($0, Place(file: file, range: $1))) }
    }
    // Most domains are small; a dictionary of exactly their size takes a tenth of the memory.
    places = Dictionary(found) { _, last in last }
  }

  /// All paths, in no order.
  var paths: some Collection<String> { places.keys }

  /// Returns whether there is a key at exactly `path`.
  func contains(_ path: String) -> Bool {
    places[path] != nil
  }

  /// Returns the key at exactly `path`, read anew.
  func key(at path: String) -> KeyInfo? {
    entry(at: path).map { KeyInfo(path: path, entry: $0) }
  }

  /// Returns the key at exactly `path`, read at the first call: the same few keys are in all documents.
  func knownKey(at path: String) -> KeyInfo? {
    known.withLock { known in
      if let info = known[path] { return info }
      let info = key(at: path)
      known[path] = info
      return info
    }
  }

  /// Returns the readable name of the key at exactly `path`.
  func title(at path: String) -> String? {
    entry(at: path)?.text("name")
  }

  private func entry(at path: String) -> CatalogFields? {
    places[path].flatMap { $0.file.readEntry(at: $0.range) }
  }
}

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
