import CodeScanning

/// Reads `pnpm-lock.yaml` of versions 5 to 9: the dependencies of each app, without those of development.
///
/// It is YAML of a regular layout. `importers` has an entry for each app, by its folder; before version 9 a lock file of one app
/// may have its dependencies at the top. A version names the peers that it was resolved with: `14.0.1(expo@50.0.0)`.
enum PNPMLock {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    // The keys around a line, each with its indentation.
    var keys: [(key: TextLine, indentation: Int)] = []
    func add(_ name: TextLine, _ version: TextLine) {
      let path = keys.map(\.key.text)
      let isInImporter = path.count == 4 && path.first == "importers" && path[2] == "dependencies"
      guard isInImporter || path.count == 2 && path.first == "dependencies" else { return }
      dependencies.append(
        Dependency(
          name: name.text,
          version: String(version.text.prefix { $0 != "(" && $0 != "_" }),
          kind: .npm,
          isDirect: !isInImporter,
          evidence: finder.evidence(at: name.range),
          folder: isInImporter ? path[1] == "." ? "" : path[1] : nil
        )
      )
    }
    while let line = lines.next() {
      guard !line.range.isEmpty, let colon = separator(line) else { continue }
      while let last = keys.last, last.indentation >= line.indentation { keys.removeLast() }
      // What other sections hold is much, and not looked at.
      guard line.indentation == 0 || ["importers", "dependencies"].contains(keys.first?.key.text) else { continue }
      var key = line
      key.range = line.range.lowerBound..<colon
      let value = line.dropFirst(colon + 1 - line.range.lowerBound)
      key = key.withoutQuotes
      if key.text == "version", let name = keys.last?.key {
        add(name, value)
      } else {
        keys.append((key, line.indentation))
        // Version 5 has no range next to the version.
        if !value.range.isEmpty { add(key, value) }
      }
    }
    return dependencies
  }

  /// Returns the offset of the colon after the key of a line; nil if there is none.
  private static func separator(_ line: TextLine) -> Int? {
    let content = line.bytes[line.range]
    guard let first = content.first, first != UInt8(ascii: "#") else { return nil }
    guard first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") else {
      return content.firstIndex(of: UInt8(ascii: ":"))
    }
    guard let quote = content.dropFirst().firstIndex(of: first) else { return nil }
    return content[quote...].firstIndex(of: UInt8(ascii: ":"))
  }
}
