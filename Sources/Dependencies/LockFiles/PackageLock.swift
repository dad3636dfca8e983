import CodeScanning

/// Reads `package-lock.json` of versions 2 and 3: the packages in the outermost `node_modules` and in those of workspaces, without
/// dependencies of development.
enum PackageLock {
  private static let folder = NodeModules.prefix

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
        guard let key = walker.keys.last, let place = place(key, bytes) else { continue }
        dependencies.append(
          Dependency(
            name: String(decoding: bytes[place.name], as: UTF8.self),
            version: version.map { String(decoding: bytes[$0], as: UTF8.self) },
            kind: .npm,
            isDirect: false,
            evidence: finder.evidence(at: place.name),
            folder: place.folder
          )
        )
      default: break
      }
    }
    for index in dependencies.indices { dependencies[index].isDirect = direct.contains(dependencies[index].name) }
    return dependencies
  }

  /// Returns the name in `node_modules/@scope/name`, with the folder of the workspace before it, if there is one; nil for packages
  /// inside others, which are not plug-ins of the app.
  private static func place(
    _ key: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (folder: String?, name: Range<Int>)? {
    let path = String(decoding: bytes[key], as: UTF8.self)
    let parts = path.split(separator: folder, omittingEmptySubsequences: false)
    guard parts.count == 2, let folder = parts.first, let name = parts.last, !name.isEmpty,
      name.utf8.count(where: { $0 == UInt8(ascii: "/") }) == (name.hasPrefix("@") ? 1 : 0),
      folder.isEmpty || folder.hasSuffix("/")
    else { return nil }
    return (folder.isEmpty ? nil : String(folder.dropLast()), key.upperBound - name.utf8.count..<key.upperBound)
  }
}
