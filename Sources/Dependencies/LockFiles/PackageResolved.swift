import CodeScanning

/// Reads `Package.resolved`, which the Swift Package Manager writes, in versions 1 to 3.
///
/// The file does not distinguish direct dependencies.
enum PackageResolved {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var walker = JSONWalker(bytes)
    var dependencies: [Dependency] = []
    var name: Range<Int>?
    var version: Range<Int>?
    while let step = walker.next() {
      switch step {
      case .open where isPin(walker):
        (name, version) = (nil, nil)
      case .string(let text)
      where walker.isAt("pins", nil, "identity") || walker.isAt("object", "pins", nil, "package"):
        name = text
      case .string(let text)
      where walker.isAt("pins", nil, "state", "version") || walker.isAt("object", "pins", nil, "state", "version"):
        version = text
      case .close where isPin(walker):
        guard let name else { continue }
        dependencies.append(
          Dependency(
            name: String(decoding: bytes[name], as: UTF8.self),
            version: version.map { String(decoding: bytes[$0], as: UTF8.self) },
            kind: .swiftPackage,
            isDirect: false,
            evidence: finder.evidence(at: name)
          )
        )
      default: break
      }
    }
    return dependencies
  }

  private static func isPin(_ walker: JSONWalker) -> Bool {
    walker.isAt("pins", nil) || walker.isAt("object", "pins", nil)
  }
}
