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
    var entry: (name: TextLine, requests: [String])?
    while let line = lines.next() {
      if line.indentation == 0 {
        entry = line.ends(with: UInt8(ascii: ":")) ? self.entry(line) : nil
      } else if line.indentation == 2, line.starts(with: "version"), let found = entry {
        let version = line.dropFirst(line.starts(with: "version:") ? "version:".utf8.count : "version".utf8.count)
        dependencies.append(
          Dependency(
            name: found.name.text,
            version: version.text,
            kind: .npm,
            isDirect: false,
            evidence: finder.evidence(at: found.name.range),
            requests: found.requests
          )
        )
        entry = nil
      }
    }
    return dependencies
  }

  /// Returns the name and the ranges in `"@scope/name@^1.0", "@scope/name@^1.1":`, which later versions write as
  /// `"@scope/name@npm:^1.0, @scope/name@npm:^1.1":`; nil for packages of the project itself.
  private static func entry(_ line: TextLine) -> (name: TextLine, requests: [String])? {
    var name = line
    if let quote = line.bytes[line.range].first, quote == UInt8(ascii: "\"") {
      name.range = line.range.lowerBound + 1..<line.range.upperBound
    }
    let content = name.bytes[name.range]
    guard let at = content.dropFirst().firstIndex(of: UInt8(ascii: "@")) else { return nil }
    guard !content[at...].starts(with: "@workspace:".utf8) else { return nil }
    name.range = name.range.lowerBound..<at
    let requests = line.text.dropLast().split(separator: ",").compactMap { request -> String? in
      let text = request.filter { $0 != "\"" && $0 != " " }
      guard let at = text.dropFirst().firstIndex(of: "@") else { return nil }
      let range = text[at...].dropFirst()
      return String(range.hasPrefix("npm:") ? range.dropFirst("npm:".utf8.count) : range)
    }
    return (name, requests)
  }
}
