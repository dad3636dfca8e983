import KeyCatalog
import ProjectFiles
import PropertyList

/// The facts of source files, as a file that a later run reads instead of them.
///
/// The file is a binary property list: a fingerprint of the program that wrote it, path, size and date of each source,
/// and the facts of the sources that have any.
package enum SourceCache {
  private static let format = 12

  /// Returns the bytes of a file that holds `sources`; linear.
  package static func write(_ sources: [(path: String, status: FileStatus, value: ScannedSource)], version: String)
    -> [UInt8]
  {
    var files: [PropertyListValue] = []
    var found: [PropertyListValue.KeyedValue] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      files += [.string(source.path), integer(source.status.size), integer(source.status.stamp)]
      let facts = SourceRecord.facts(of: source.value)
      if !facts.isEmpty { found.append(.init(key: source.path, value: .array(facts))) }
    }
    return BinaryWriter().document(
      .dictionary([
        .init(key: "version", value: .string(fingerprint(version))),
        .init(key: "files", value: .array(files)),
        .init(key: "found", value: .dictionary(found)),
      ])
    )
  }

  /// Returns the sources in the bytes of such a file; none if another version wrote it or it is damaged.
  ///
  /// Linear.
  package static func read(_ bytes: [UInt8], version: String) -> [(
    path: String, status: FileStatus, value: ScannedSource
  )] {
    guard var reader = try? BinaryReader(bytes), case .dictionary(let entries)? = try? reader.read() else { return [] }
    let root = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    guard root["version"] == .string(fingerprint(version)), case .array(let files)? = root["files"],
      case .dictionary(let found)? = root["found"]
    else { return [] }
    let facts = Dictionary(found.map { ($0.key, $0.value) }) { first, _ in first }
    var sources: [(path: String, status: FileStatus, value: ScannedSource)] = []
    for start in stride(from: 0, to: files.count - 2, by: 3) {
      guard case .string(let path) = files[start], let size = number(files[start + 1]),
        let stamp = number(files[start + 2])
      else { return [] }
      var source = ScannedSource()
      if let known = facts[path] {
        guard let read = SourceRecord.source(known, path: path) else { return [] }
        source = read
      }
      sources.append((path, FileStatus(type: .file, size: size, stamp: stamp), source))
    }
    return sources
  }

  /// Returns whether these are the bytes of such a file of any version; linear.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard var reader = try? BinaryReader(bytes), case .dictionary(let entries)? = try? reader.read() else {
      return false
    }
    return Set(entries.map(\.key)) == ["version", "files", "found"]
  }

  /// The facts depend on the program and its catalog.
  private static func fingerprint(_ version: String) -> String {
    "\(format) \(version) \(KeyCatalog.apiSymbols.count) \(KeyCatalog.entitledAPIs.count)"
  }

  package static func integer(_ number: Int) -> PropertyListValue { .integer(IntegerValue(Int64(number))) }

  package static func number(_ value: PropertyListValue) -> Int? {
    guard case .integer(let number) = value else { return nil }
    return Int(number.description)
  }
}
