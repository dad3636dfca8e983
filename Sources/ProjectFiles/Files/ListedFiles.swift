import Locking

/// The files of another access, with each folder listed once.
///
/// The searches for projects, for their files and for the project around each file list the same folders repeatedly.
package struct ListedFiles: FileAccess {
  private let files: any FileAccess
  private let listings: Locked<[Listing: [FolderEntry]]>

  /// A query about a folder.
  private struct Listing: Hashable {
    let folder: String
    let filter: EntryFilter?

    // There are few filters.
    func hash(into hasher: inout Hasher) { folder.hash(into: &hasher) }
  }

  /// Makes an access that has listed nothing.
  package init(_ files: any FileAccess) {
    self.init(files, Locked([:]))
  }

  private init(_ files: any FileAccess, _ listings: Locked<[Listing: [FolderEntry]]>) {
    self.files = files
    self.listings = listings
  }

  /// Returns an access to `other`, which holds the same files, that keeps the listings.
  package func exchanged(for other: any FileAccess) -> ListedFiles { ListedFiles(other, listings) }

  /// Returns the current status of `path`.
  package func status(of path: String) -> FileStatus? { files.status(of: path) }

  /// Returns the current status of each of `names` in `folder`.
  package func statuses(of names: [String], in folder: String) -> [FileStatus?] {
    files.statuses(of: names, in: folder)
  }

  /// Returns the entries of `folder` at the first query.
  package func entries(of folder: String) -> [FolderEntry] {
    entries(Listing(folder: folder, filter: nil)) { files.entries(of: folder) }
  }

  /// Returns the entries that `filter` accepts, from the listing of all entries if there is one.
  package func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    if let all = known(Listing(folder: folder, filter: nil)) { return all.filter { filter.takes($0.name) } }
    return entries(Listing(folder: folder, filter: filter)) { files.entries(of: folder, where: filter) }
  }

  /// Returns the status and the bytes of a regular file now.
  package func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    files.file(at: path, limit: limit)
  }

  /// Returns where `path` leads now.
  package func realPath(of path: String) -> String? { files.realPath(of: path) }

  /// Returns whether `path` leads to where nothing is read.
  package func isOutside(_ path: String) -> Bool { files.isOutside(path) }

  private func known(_ listing: Listing) -> [FolderEntry]? { listings.withLock { $0[listing] } }

  private func entries(_ listing: Listing, _ list: () -> [FolderEntry]) -> [FolderEntry] {
    if let known = known(listing) { return known }
    let entries = list()
    listings.withLock { $0[listing] = entries }
    return entries
  }
}
