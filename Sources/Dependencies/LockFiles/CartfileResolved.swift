import CodeScanning

/// Reads `Cartfile.resolved`, which Carthage writes: a line `github "owner/Name" "1.2.3"` for each dependency.
enum CartfileResolved {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    while let line = lines.next() {
      guard line.starts(with: "github ") || line.starts(with: "git ") || line.starts(with: "binary ") else { continue }
      let quotes = bytes[line.range].indices.filter { bytes[$0] == UInt8(ascii: "\"") }
      guard quotes.count >= 4 else { continue }
      let name = name(quotes[0] + 1..<quotes[1], bytes)
      dependencies.append(
        Dependency(
          name: String(decoding: bytes[name], as: UTF8.self),
          version: String(decoding: bytes[quotes[2] + 1..<quotes[3]], as: UTF8.self),
          kind: .carthage,
          isDirect: false,
          evidence: finder.evidence(at: name)
        )
      )
    }
    return dependencies
  }

  /// Returns the last component of an address, without `.git` and `.json`.
  private static func name(_ address: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = bytes[address].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? address.lowerBound
    for suffix in [".git", ".json"]
    where bytes[start..<address.upperBound].reversed().starts(with: suffix.utf8.reversed()) {
      return start..<address.upperBound - suffix.utf8.count
    }
    return start..<address.upperBound
  }
}
