import Locking

/// The files of another access, of which each folder is listed once.
///
/// What looks for projects, for their files and for the project around each file comes to the same folders again and again.
struct ListedFiles: FileAccess {
  private let files: any FileAccess
  private let listings: Locked<[Listing: [FolderEntry]]>

  /// A question that was asked about a folder.
  private struct Listing: Hashable {
    let folder: String
    let filter: EntryFilter?

    // There are few filters.
    func hash(into hasher: inout Hasher) { folder.hash(into: &hasher) }
  }

  /// Makes an access that has listed nothing.
  init(_ files: any FileAccess) {
    self.init(files, Locked([:]))
  }

  private init(_ files: any FileAccess, _ listings: Locked<[Listing: [FolderEntry]]>) {
    self.files = files
    self.listings = listings
  }

  /// Returns an access to `other`, which holds the same files, that knows what was listed.
  func exchanged(for other: any FileAccess) -> ListedFiles { ListedFiles(other, listings) }

  /// Returns an access to the same files that has listed nothing.
  func relisted() -> ListedFiles { ListedFiles(files) }

  /// Returns what lies at `path` now.
  func status(of path: String) -> FileStatus? { files.status(of: path) }

  /// Returns what lies at each of `names` in `folder` now.
  func statuses(of names: [String], in folder: String) -> [FileStatus?] { files.statuses(of: names, in: folder) }

  /// Returns what lay in `folder` when it was first asked about.
  func entries(of folder: String) -> [FolderEntry] {
    entries(Listing(folder: folder, filter: nil)) { files.entries(of: folder) }
  }

  /// Returns what of it `filter` takes.
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    entries(Listing(folder: folder, filter: filter)) { files.entries(of: folder, where: filter) }
  }

  /// Returns the status and the bytes of a regular file now.
  func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    files.file(at: path, limit: limit)
  }

  private func entries(_ listing: Listing, _ list: () -> [FolderEntry]) -> [FolderEntry] {
    if let known = listings.withLock({ $0[listing] }) { return known }
    let entries = list()
    listings.withLock { $0[listing] = entries }
    return entries
  }
}
