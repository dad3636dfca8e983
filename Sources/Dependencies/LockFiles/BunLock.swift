import CodeScanning

/// Reads `bun.lock`, JSON with commas after the last items: the packages that all apps share, and those that one app has of its own.
///
/// A package is a list that starts with `name@version`; its key is its name, after that of the app or package that alone gets it.
enum BunLock {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var walker = JSONWalker(bytes)
    var dependencies: [Dependency] = []
    var direct: Set<String> = []
    // The folders of the apps, by their names.
    var folders: [String: String] = [:]
    var isRead = false
    func text(_ range: Range<Int>?) -> String { range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "" }
    while let step = walker.next() {
      switch step {
      case .open where walker.isAt("packages", nil): isRead = false
      case .string(let name) where walker.isAt("workspaces", nil, "name"):
        folders[text(name)] = text(walker.keys.dropLast().last)
      case .string where walker.isAt("workspaces", "", "dependencies", nil):
        direct.insert(text(walker.keys.last))
      case .string(let entry) where !isRead && walker.isAt("packages", nil, nil):
        isRead = true
        guard let key = walker.keys.dropLast().last, let place = place(text(key), folders) else { continue }
        let version = text(entry).dropFirst().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard version.count == 2, let version = version.last, !version.hasPrefix("workspace:") else { continue }
        dependencies.append(
          Dependency(
            name: place.name,
            version: String(version),
            kind: .npm,
            isDirect: false,
            evidence: finder.evidence(at: key.upperBound - place.name.utf8.count..<key.upperBound),
            folder: place.folder
          )
        )
      default: break
      }
    }
    for index in dependencies.indices { dependencies[index].isDirect = direct.contains(dependencies[index].name) }
    return dependencies
  }

  /// Returns the name in `app/@scope/name`, and the folder of the app before it, if there is one; nil for packages inside others.
  private static func place(_ key: String, _ folders: [String: String]) -> (folder: String?, name: String)? {
    let parts = key.split(separator: "/")
    let length = parts.count > 1 && parts[parts.count - 2].hasPrefix("@") ? 2 : 1
    let name = parts.suffix(length).joined(separator: "/")
    guard parts.count > length else { return (nil, name) }
    return folders[parts.dropLast(length).joined(separator: "/")].map { ($0, name) }
  }
}
