/// The files of a product by their paths; links lead within the product only.
package struct ProductTree: Sendable {
  private let container: any ProductContainer
  private let known: [String: ProductEntry]
  private let members: [String: [ProductEntry]]

  /// Makes the index of a container; linear.
  package init(_ container: any ProductContainer) {
    self.container = container
    known = Dictionary(container.entries.map { ($0.path, $0) }) { first, _ in first }
    members = Dictionary(grouping: container.entries) { Self.folder($0.path) }
  }

  /// All files, folders and links, sorted by path.
  package var entries: [ProductEntry] { container.entries }

  /// Returns the entries of a folder, "" for the top, sorted by path.
  package func entries(of folder: String) -> [ProductEntry] { members[folder] ?? [] }

  /// Returns the path of the folder around a path; "" at the top.
  package static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Returns the innermost folder around a path that is one of `folders`, of which "" is the top; nil if none is.
  package static func folder(around path: String, in folders: Set<String>) -> String? {
    var path = path
    while !path.isEmpty {
      path = folder(path)
      if folders.contains(path) { return path }
    }
    return nil
  }

  /// Returns the last component of a path.
  package static func name(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns a path in a folder, "" for the top.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// Returns what is at `path`, with links followed; nil if nothing is, or if a link leads out of the product or nowhere.
  package func entry(_ path: String) -> ProductEntry? {
    if let entry = known[path], entry.kind != .link { return entry }
    var pending = path.split(separator: "/").map(String.init)[...]
    var (place, links): ([String], Int) = ([], 0)
    while let component = pending.popFirst() {
      if component == "." { continue }
      if component == ".." {
        guard place.popLast() != nil else { return nil }
        continue
      }
      place.append(component)
      guard let entry = known[place.joined(separator: "/")] else { return nil }
      guard entry.kind == .link else { continue }
      links += 1
      guard links <= ProductLimits.links,
        let text = target(of: entry), !text.hasPrefix("/")
      else { return nil }
      place.removeLast()
      pending = text.split(separator: "/").map(String.init) + pending
    }
    return known[place.joined(separator: "/")]
  }

  /// Returns the bytes of the file at `path`, with links followed.
  package func contents(_ path: String, limit: Int) throws(ProductFailure) -> [UInt8] {
    guard let entry = entry(path), entry.kind == .file else { throw .unreadable(path: path) }
    return try container.contents(of: entry, limit: limit)
  }

  /// Returns what is at `path` itself, also a link; nil if nothing is.
  package func ownEntry(_ path: String) -> ProductEntry? { known[path] }

  /// Returns the text of a link; nil if it cannot be read.
  package func target(of entry: ProductEntry) -> String? {
    (try? container.contents(of: entry, limit: ProductLimits.pathLength)).flatMap { BinaryData($0).validText }
  }

  /// Hands over the bytes of a file in pieces; throws, perhaps after some of them, if they cannot be read.
  package func read(
    _ entry: ProductEntry,
    _ use: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(ProductFailure) {
    try container.read(entry, use)
  }

  /// Returns the first bytes of a file, at most `count`; empty if they cannot be read.
  package func start(of entry: ProductEntry, count: Int) -> [UInt8] {
    (try? container.start(of: entry, count: count)) ?? []
  }
}
