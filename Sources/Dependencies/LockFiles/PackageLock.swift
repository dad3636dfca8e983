import CodeScanning

/// Reads `package-lock.json` of versions 2 and 3: the packages in the outermost `node_modules`, without dependencies of
/// development.
enum PackageLock {
  private static let folder = "node_modules/"

  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var walker = JSONWalker(bytes)
    var dependencies: [Dependency] = []
    var direct: Set<String> = []
    var version: Range<Int>?
    var isDevelopment = false
    while let step = walker.next() {
      switch step {
      case .open where walker.isAt("packages", nil):
        version = nil
        isDevelopment = false
      case .string(let text) where walker.isAt("packages", nil, "version"):
        version = text
      case .string where walker.isAt("packages", "", "dependencies", nil):
        if let key = walker.keys.last { direct.insert(String(decoding: bytes[key], as: UTF8.self)) }
      case .scalar(let value) where walker.isAt("packages", nil, "dev"):
        isDevelopment = bytes[value].elementsEqual("true".utf8)
      case .close where walker.isAt("packages", nil) && !isDevelopment:
        guard let key = walker.keys.last, let name = name(key, bytes) else { continue }
        dependencies.append(
          Dependency(
            name: String(decoding: bytes[name], as: UTF8.self),
            version: version.map { String(decoding: bytes[$0], as: UTF8.self) },
            kind: .npm,
            isDirect: false,
            evidence: finder.evidence(at: name)
          )
        )
      default: break
      }
    }
    for index in dependencies.indices { dependencies[index].isDirect = direct.contains(dependencies[index].name) }
    return dependencies
  }

  /// Returns the name in `node_modules/@scope/name`; nil for packages inside others, which are not plug-ins of the app.
  private static func name(_ key: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard bytes[key].starts(with: folder.utf8) else { return nil }
    let name = key.dropFirst(folder.utf8.count)
    guard let first = name.first, let last = name.last else { return nil }
    let slashes = bytes[name].count { $0 == UInt8(ascii: "/") }
    let isScoped = bytes[first] == UInt8(ascii: "@")
    return slashes == (isScoped ? 1 : 0) ? first..<last + 1 : nil
  }
}
