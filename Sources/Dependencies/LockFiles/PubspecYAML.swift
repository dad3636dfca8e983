import CodeScanning

/// Reads the plugins that `pubspec.yaml` requests, for apps whose lock file is not in the repository.
///
/// It is YAML of a regular layout: below `dependencies:` the names are indented by two blanks.
enum PubspecYAML {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    var isInside = false
    while let line = lines.next() {
      guard !line.range.isEmpty, !line.starts(with: "#") else { continue }
      if line.indentation == 0 { isInside = line.prefix(upTo: UInt8(ascii: ":")).text == "dependencies" }
      guard isInside, line.indentation == 2 else { continue }
      let name = line.prefix(upTo: UInt8(ascii: ":")).withoutQuotes
      let evidence = finder.evidence(at: name.range)
      dependencies.append(Dependency(name: name.text, version: nil, kind: .pub, isDirect: true, evidence: evidence))
    }
    return dependencies
  }
}
