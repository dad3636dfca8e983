import CodeScanning

/// Reads `pubspec.lock`, which Dart and Flutter write.
///
/// It is YAML of a regular layout: below `packages:` the names are indented by two blanks, their properties by four.
/// Dependencies of development are omitted.
enum PubspecLock {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    var current: Dependency?
    var isDevelopment = false
    func finish() {
      if let current, !isDevelopment { dependencies.append(current) }
    }
    var isInPackages = false
    while let line = lines.next() {
      switch line.indentation {
      case 0 where !line.range.isEmpty && !line.starts(with: "#"):
        isInPackages = line.text == "packages:"
      case 2 where isInPackages && line.ends(with: UInt8(ascii: ":")):
        finish()
        isDevelopment = false
        var name = line
        name.range = line.range.lowerBound..<line.range.upperBound - 1
        name = name.withoutQuotes
        let evidence = finder.evidence(at: name.range)
        current = Dependency(name: name.text, version: nil, kind: .pub, isDirect: false, evidence: evidence)
      case 4 where line.starts(with: "dependency:"):
        let relation = line.dropFirst("dependency:".utf8.count)
        current?.isDirect = relation.starts(with: "direct")
        isDevelopment = relation.text == "direct dev"
      case 4 where line.starts(with: "version:"):
        current?.version = line.dropFirst("version:".utf8.count).text
      default: break
      }
    }
    finish()
    return dependencies
  }
}
