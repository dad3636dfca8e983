import PropertyList

/// What of a file its form shows in.
struct FileTraits {
  /// The file's name with extension; empty where the file has no path.
  let name: String
  /// The extension in lower case.
  let fileExtension: String
  /// The name of the folder around the file; empty where the path has none.
  let folder: String
  private var keys: Set<String> = []
  private var texts: [String: String] = [:]
  private var prefixes: Set<String> = []

  /// Looks at the first 400 entries of `root` for the keys in `telling` and those that begin with one of `prefixes`.
  init(path: String?, root: Node?, telling: Set<String>, prefixes: [String]) {
    let components = (path ?? "").split(separator: "/")
    let fileName = String(components.last ?? "")
    name = fileName
    folder = String(components.dropLast().last ?? "")
    fileExtension = fileName.lastIndex(of: ".").map { fileName[$0...].dropFirst().lowercased() } ?? ""
    guard let root, root.kind == .dictionary else { return }
    for entry in root.entries.prefix(400) {
      guard let name = entry.name else { continue }
      if telling.contains(name), keys.insert(name).inserted { texts[name] = entry.value?.stringValue }
      for prefix in prefixes where name.hasPrefix(prefix) { self.prefixes.insert(prefix) }
    }
  }

  /// Returns whether the file has a telling key.
  func has(_ key: String) -> Bool {
    keys.contains(key)
  }

  /// Returns whether the file has a key that begins with a telling prefix.
  func hasKey(withPrefix prefix: String) -> Bool {
    prefixes.contains(prefix)
  }

  /// Returns the text of a telling key; nil where the key is missing or its value has no text.
  func text(of key: String) -> String? {
    texts[key]
  }
}
