import SourceText

/// Files of which some are held in memory, as the open documents of an editor are.
public struct OverlaidFiles: FileAccess {
  private let base: (any FileAccess)?
  private let documents: [String: HeldFile]
  /// The entries that the documents add to folders.
  private let added: [String: [FolderEntry]]

  /// Overlays `documents`, bytes by absolute path, on the files of `base`; without `base` there are no other files.
  public init(_ documents: [String: [UInt8]], over base: (any FileAccess)? = nil) {
    self.init(documents.mapValues { HeldFile(SourceText(bytes: $0), stamp: Self.stamp($0)) }, over: base)
  }

  /// Overlays `documents`, by absolute path, on the files of `base`; contents are copied on first use.
  public init(_ documents: [String: HeldFile], over base: (any FileAccess)? = nil) {
    self.base = base
    self.documents = documents
    added = Self.entries(documents.keys)
  }

  /// Returns the status of `path`, a document before a file.
  public func status(of path: String) -> FileStatus? {
    if let held = documents[path] { return Self.status(of: held) }
    if let status = base?.status(of: path) { return status }
    return added[path] == nil ? nil : FileStatus(type: .folder, size: 0, stamp: 0)
  }

  /// Returns the entries of `folder`, including documents, sorted by name.
  public func entries(of folder: String) -> [FolderEntry] {
    let entries = base?.entries(of: folder) ?? []
    guard let added = added[folder] else { return entries }
    return Self.joined(entries, added).sorted { $0.name < $1.name }
  }

  /// Returns the entries of `folder` that `filter` accepts, including documents.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    let entries = base?.entries(of: folder, where: filter) ?? []
    guard let added = added[folder] else { return entries }
    return Self.joined(entries, added.filter { filter.takes($0.name) })
  }

  private static func joined(_ entries: [FolderEntry], _ added: [FolderEntry]) -> [FolderEntry] {
    let names = Set(added.map(\.name))
    return entries.filter { !names.contains($0.name) } + added
  }

  /// Returns the status and the bytes of the document or file at `path`, or nil if they are more than `limit`.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    guard let held = documents[path] else { return base?.file(at: path, limit: limit) }
    return held.text.count <= limit ? (Self.status(of: held), held.text.bytes) : nil
  }

  /// Returns where `path` leads; documents lie where they are named.
  public func realPath(of path: String) -> String? {
    base?.realPath(of: path) ?? (status(of: path) == nil ? nil : path)
  }

  private static func status(of held: HeldFile) -> FileStatus {
    FileStatus(type: .file, size: held.text.count, stamp: held.stamp)
  }

  private static func entries(_ paths: some Sequence<String>) -> [String: [FolderEntry]] {
    var entries: [String: Set<FolderEntry>] = [:]
    for path in paths {
      var (path, type) = (path, FileType.file)
      while path != "/", path != "." {
        let folder = FilePath.folder(path)
        guard entries[folder, default: []].insert(FolderEntry(name: FilePath.name(path), type: type)).inserted else {
          break
        }
        (path, type) = (folder, .folder)
      }
    }
    return entries.mapValues(Array.init)
  }

  /// A number that differs for other contents; linear.
  private static func stamp(_ bytes: [UInt8]) -> Int { Int(truncatingIfNeeded: FNV1a.hash(bytes)) }
}

/// A file that is held in memory.
public struct HeldFile: Sendable {
  /// Its text.
  public let text: SourceText
  /// A number that no other text has.
  public let stamp: Int

  /// Makes a file of a text.
  public init(_ text: SourceText, stamp: Int) {
    self.text = text
    self.stamp = stamp
  }
}
