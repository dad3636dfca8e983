import PropertyList

/// The parts of a file that determine its kind.
struct FileTraits {
  /// The file's name with extension; empty if the file has no path.
  let name: String
  /// The extension in lower case.
  let fileExtension: String
  /// The name of the folder around the file; empty if the path has none.
  let folder: String
  private var values: [String: Node?] = [:]
  private var prefixes: Set<String> = []

  /// Reads the path.
  init(path: String?) {
    let components = (path ?? "").split(separator: "/")
    let fileName = String(components.last ?? "")
    name = fileName
    folder = String(components.dropLast().last ?? "")
    fileExtension = fileName.lastIndex(of: ".").map { fileName[$0...].dropFirst().lowercased() } ?? ""
  }

  /// Reads the first 400 keys of `root` and keeps those in `telling`.
  ///
  /// Called for each state of an edited document, so it compares bytes and makes no strings.
  mutating func read(_ root: Node?, looking telling: TellingKeys) {
    guard let root, root.kind == .dictionary else { return }
    root.forEachKey(limit: 400) { text, key in
      if let name = telling.name(text), values[name] == nil { values[name] = key.entry?.value }
      if let prefix = telling.prefix(of: text) { prefixes.insert(prefix) }
    }
  }

  /// Returns whether the file has a telling key.
  func has(_ key: String) -> Bool {
    values[key] != nil
  }

  /// Returns whether the file has a key that begins with a telling prefix.
  func hasKey(withPrefix prefix: String) -> Bool {
    prefixes.contains(prefix)
  }

  /// Returns the text of a telling key; nil if the key is missing or its value has no text.
  func text(of key: String) -> String? {
    values[key]??.stringValue
  }
}
