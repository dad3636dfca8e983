import CodeScanning

/// Reads `yarn.lock`, that of version 1 and the YAML of later ones.
///
/// An entry starts in the first column with the requirements that it fulfils; its version follows. The file does not
/// distinguish direct dependencies.
enum YarnLock {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    var name: TextLine?
    while let line = lines.next() {
      if line.indentation == 0 {
        name = line.ends(with: UInt8(ascii: ":")) ? self.name(line) : nil
      } else if line.indentation == 2, line.starts(with: "version"), let found = name {
        let version = line.dropFirst(line.starts(with: "version:") ? "version:".utf8.count : "version".utf8.count)
        dependencies.append(
          Dependency(
            name: found.text,
            version: version.text,
            kind: .npm,
            isDirect: false,
            evidence: finder.evidence(at: found.range)
          )
        )
        name = nil
      }
    }
    return dependencies
  }

  /// Returns the name in `"@scope/name@^1.0", "@scope/name@^1.1":`; nil for packages of the project itself.
  private static func name(_ line: TextLine) -> TextLine? {
    var entry = line
    if let quote = line.bytes[line.range].first, quote == UInt8(ascii: "\"") {
      entry.range = line.range.lowerBound + 1..<line.range.upperBound
    }
    let content = entry.bytes[entry.range]
    guard let at = content.dropFirst().firstIndex(of: UInt8(ascii: "@")) else { return nil }
    guard !content[at...].starts(with: "@workspace:".utf8) else { return nil }
    entry.range = entry.range.lowerBound..<at
    return entry
  }
}
