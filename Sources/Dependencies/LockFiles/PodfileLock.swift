import CodeScanning

/// Reads `Podfile.lock`, which CocoaPods writes.
///
/// It is YAML of a regular layout: sections start in the first column, and the items of a section with two blanks and `- `.
package enum PodfileLock {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var lines = LineReader(bytes)
    var dependencies: [Dependency] = []
    var direct: Set<String> = []
    var section = ""
    while let line = lines.next() {
      if line.indentation == 0, line.ends(with: UInt8(ascii: ":")) { section = line.text }
      guard line.indentation == 2, line.starts(with: "- ") else { continue }
      switch section {
      case "PODS:":
        guard let (name, version) = item(line) else { continue }
        dependencies.append(
          Dependency(
            name: name.text,
            version: version,
            kind: .pod,
            isDirect: false,
            evidence: finder.evidence(at: name.range)
          )
        )
      case "DEPENDENCIES:":
        if let (name, _) = item(line) { direct.insert(name.text) }
      default: break
      }
    }
    for index in dependencies.indices { dependencies[index].isDirect = direct.contains(dependencies[index].name) }
    return dependencies
  }

  /// Returns the paths of the pods that lie elsewhere on the disk, by their names: those below `:path:` in the list of sources; linear.
  package static func localPaths(in contents: [UInt8]) -> [String: String] {
    contents.withUnsafeBufferPointer { bytes in
      var lines = LineReader(bytes)
      var paths: [String: String] = [:]
      var (section, name) = ("", "")
      while let line = lines.next() {
        if line.indentation == 0 { section = line.text }
        guard section == "EXTERNAL SOURCES:" else { continue }
        if line.indentation == 2 { name = line.prefix(upTo: UInt8(ascii: ":")).withoutQuotes.text }
        if line.indentation == 4, line.starts(with: ":path:") {
          paths[name] = line.dropFirst(":path:".utf8.count).withoutQuotes.text
        }
      }
      return paths
    }
  }

  /// Returns the packages of npm whose pods lie in their folders; linear.
  package static func packages(in contents: [UInt8]) -> Set<String> {
    Set(localPaths(in: contents).values.compactMap(NodeModules.package))
  }

  /// Returns the pods that each pod requires, all without subspecs; linear.
  package static func requirements(in contents: [UInt8]) -> [String: Set<String>] {
    contents.withUnsafeBufferPointer { bytes in
      var lines = LineReader(bytes)
      var requirements: [String: Set<String>] = [:]
      var (section, name) = ("", "")
      while let line = lines.next() {
        if line.indentation == 0 { section = line.text }
        guard section == "PODS:", line.starts(with: "- "), let pod = item(line)?.name else { continue }
        let root = String(pod.text.prefix { $0 != "/" })
        if line.indentation == 2 { name = root } else { requirements[name, default: []].insert(root) }
      }
      return requirements
    }
  }

  /// Reads `- Name (1.2.3):` and `- "Name+More (1.2.3)"`; the requirement of a dependency counts as its version.
  private static func item(_ line: TextLine) -> (name: TextLine, version: String?)? {
    var item = line
    if item.ends(with: UInt8(ascii: ":")) { item.range = item.range.lowerBound..<item.range.upperBound - 1 }
    item = item.dropFirst(2)
    var name = item.prefix(upTo: UInt8(ascii: " "))
    guard !name.range.isEmpty else { return nil }
    var version = item
    version.range = name.range.upperBound..<item.range.upperBound
    version = version.dropFirst(1)
    let isInParentheses = version.starts(with: "(") && version.ends(with: UInt8(ascii: ")"))
    if item.range.count == name.range.count { name = item }
    return (name, isInParentheses ? String(version.text.dropFirst().dropLast()) : nil)
  }
}
