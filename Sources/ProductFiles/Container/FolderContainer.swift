import ProjectFiles

/// The files of a product that lies in a folder on disk; links in it are listed, never followed by the system.
package struct FolderContainer: ProductContainer {
  /// The path of the folder.
  private let folder: String
  package let entries: [ProductEntry]

  /// Lists the folder at `path`, whose own links are followed.
  package init(_ path: String) throws(ProductFailure) {
    guard let folder = DiskFiles().realPath(of: path), DiskFiles().status(of: folder)?.type == .folder else {
      throw .unreadable(path: path)
    }
    self.folder = folder
    var found: [ProductEntry] = []
    var folders = [""]
    while let next = folders.popLast() {
      let path = next.isEmpty ? folder : FilePath.join(folder, next)
      let names = DiskFiles().entries(of: path).filter { !ProductNames.isIgnored($0.name) }
      let ambiguous = EqualNames.ambiguous(names.map(\.name))
      if let name = ambiguous.first { throw .duplicateName(next.isEmpty ? name : FilePath.join(next, name)) }
      for (name, status) in zip(names, DiskFiles().statuses(of: names.map(\.name), in: path)) {
        guard found.count < ProductLimits.entryCount else { throw .tooManyEntries(limit: ProductLimits.entryCount) }
        let path = next.isEmpty ? name.name : FilePath.join(next, name.name)
        guard path.utf8.count <= ProductLimits.pathLength, ProductNames.depth(path) <= ProductLimits.depth else {
          throw .tooDeep(path: path)
        }
        let kind: ProductEntry.Kind =
          switch status?.type {
          case .file: .file
          case .folder: .folder
          case .other: DiskFiles().linkTarget(of: FilePath.join(folder, path)) == nil ? .other : .link
          case nil: .other
          }
        if kind == .folder { folders.append(path) }
        found.append(ProductEntry(path: path, kind: kind, size: kind == .file ? status?.size ?? 0 : 0))
      }
    }
    entries = found.sorted { $0.path < $1.path }
  }

  package func contents(of entry: ProductEntry, limit: Int) throws(ProductFailure) -> [UInt8] {
    let path = FilePath.join(folder, entry.path)
    if entry.kind == .link {
      guard let target = DiskFiles().linkTarget(of: path) else { throw .unreadable(path: entry.path) }
      return Array(target.utf8)
    }
    guard entry.size <= limit else { throw .tooLarge(path: entry.path, limit: limit) }
    guard let contents = DiskFiles().contents(of: path, limit: limit) else { throw .unreadable(path: entry.path) }
    return contents
  }

  package func read(
    _ entry: ProductEntry,
    _ use: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(ProductFailure) {
    let path = FilePath.join(folder, entry.path)
    for start in stride(from: 0, to: entry.size, by: ProductLimits.pieceSize) {
      let count = min(ProductLimits.pieceSize, entry.size - start)
      guard let piece = DiskFiles().bytes(of: path, from: start, count: count) else {
        throw .unreadable(path: entry.path)
      }
      piece.withUnsafeBufferPointer(use)
    }
  }

  package func start(of entry: ProductEntry, count: Int) throws(ProductFailure) -> [UInt8] {
    guard let start = DiskFiles().bytes(of: FilePath.join(folder, entry.path), from: 0, count: min(count, entry.size))
    else { throw .unreadable(path: entry.path) }
    return start
  }
}

/// Rules about names in products.
enum ProductNames {
  /// Whether a name is that of a file that macOS adds to folders and archives, and that is no part of a product.
  static func isIgnored(_ name: some StringProtocol) -> Bool {
    name.hasPrefix("._") || name == ".DS_Store" || name == "__MACOSX"
  }

  /// Returns the number of the components of a path.
  static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }
}
