/// Where each key of a domain stands in its files; a key is read when it is asked for.
struct KeyTable: Sendable {
  private struct Place {
    let file: CatalogFile
    let range: Range<Int>
  }

  private let places: [String: Place]

  /// Finds the keys of the files whose names begin with `prefix`; linear in the files' size.
  private init(filesNamed prefix: String) {
    var places: [String: Place] = [:]
    places.reserveCapacity(1024)
    for file in CatalogFile.all where file.name.hasPrefix(prefix) {
      file.forEachEntry { places[$0] = Place(file: file, range: $1) }
    }
    self.places = places
  }

  /// All paths, in no order.
  var paths: some Collection<String> { places.keys }

  /// Returns whether there is a key at exactly `path`.
  func contains(_ path: String) -> Bool {
    places[path] != nil
  }

  /// Returns the key at exactly `path`.
  func key(at path: String) -> KeyInfo? {
    entry(at: path).map { KeyInfo(path: path, entry: $0) }
  }

  /// Returns the readable name of the key at exactly `path`.
  func title(at path: String) -> String? {
    entry(at: path)?.text("name")
  }

  private func entry(at path: String) -> CatalogEntry? {
    places[path].flatMap { $0.file.readEntry(at: $0.range) }
  }

  // MARK: One table per domain

  /// Returns the table of `domain`, which is made at the first call.
  static func of(_ domain: CatalogDomain) -> KeyTable {
    switch domain {
    case .infoPlist: infoPlist
    case .entitlements: entitlements
    case .privacyManifest: privacyManifest
    }
  }

  private static let infoPlist = KeyTable(filesNamed: "info-plist/")
  private static let entitlements = KeyTable(filesNamed: "entitlements/")
  private static let privacyManifest = KeyTable(filesNamed: "privacy-manifest")
}
