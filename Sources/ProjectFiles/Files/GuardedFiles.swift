import Locking

/// The files of another access that lie in certain folders: the one gate for all that is read for a project.
///
/// What a project names may lead anywhere: with `../`, as an absolute path, through a linked folder, into the folder of git. What lies
/// outside is neither opened nor looked for: it counts as something that exists and cannot be read, and folders there as empty, so
/// that what depends on it is unknown. The folder of each file is resolved once, for as long as the folders are listed.
package struct GuardedFiles: FileAccess {
  private let files: any FileAccess
  private let folders: ReadableFolders
  /// The folders that were resolved, without symbolic links; nil for those that are refused.
  private let resolved: Locked<[String: String?]>
  /// The names in folders that are not read since others equal them.
  private let ambiguous: Locked<[String: Set<String>]>

  /// Makes an access to those of `files` that lie in `folders`, which has resolved nothing.
  package init(_ files: any FileAccess, within folders: ReadableFolders) {
    self.init(files, folders, Locked([:]), Locked([:]))
  }

  private init(
    _ files: any FileAccess,
    _ folders: ReadableFolders,
    _ resolved: Locked<[String: String?]>,
    _ ambiguous: Locked<[String: Set<String>]>
  ) {
    (self.files, self.folders, self.resolved, self.ambiguous) = (files, folders, resolved, ambiguous)
  }

  /// Returns an access to `other`, which holds the same files, that keeps what is resolved.
  package func exchanged(for other: any FileAccess) -> GuardedFiles {
    GuardedFiles(other, folders, resolved, ambiguous)
  }

  /// What lies outside is not looked at.
  private static let refused = FileStatus(type: .other, size: 0, stamp: 0)

  package func status(of path: String) -> FileStatus? {
    if isReadable(path) { return files.status(of: path) }
    // Searches for the repository end where reading ends.
    return RepositoryFolder.isGit(FilePath.name(path)) ? nil : Self.refused
  }

  package func statuses(of names: [String], in folder: String) -> [FileStatus?] {
    if isRefused(folder) { return names.map { _ in Self.refused } }
    return zip(names, files.statuses(of: names, in: folder)).map { isAmbiguous($0, in: folder) ? Self.refused : $1 }
  }

  package func entries(of folder: String) -> [FolderEntry] {
    isRefused(folder) ? [] : unambiguous(files.entries(of: folder), folder)
  }

  package func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    isRefused(folder) ? [] : unambiguous(files.entries(of: folder, where: filter), folder)
  }

  package func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    guard isReadable(path), folders.areAll || !RepositoryFolder.isGit(FilePath.name(path)) else { return nil }
    return files.file(at: path, limit: limit)
  }

  package func realPath(of path: String) -> String? { isReadable(path) ? files.realPath(of: path) : nil }

  package func isOutside(_ path: String) -> Bool { isRefused(path) }

  /// Whether the entry at `path` may be looked at: it is one of the folders, or its own folder is in them.
  private func isReadable(_ path: String) -> Bool {
    if folders.areAll || folders.contains(path) { return true }
    let folder = FilePath.folder(path)
    return !isRefused(folder) && !isAmbiguous(FilePath.name(path), in: folder)
  }

  private func unambiguous(_ entries: [FolderEntry], _ folder: String) -> [FolderEntry] {
    entries.filter { !isAmbiguous($0.name, in: folder) }
  }

  /// Whether another name in a folder equals `name`; the folder is listed once, for the first name that is not ASCII.
  private func isAmbiguous(_ name: String, in folder: String) -> Bool {
    if folders.areAll || EqualNames.isPlain(name) { return false }
    if let known = ambiguous.withLock({ $0[folder] }) { return known.contains(name) }
    let names = EqualNames.ambiguous(files.entries(of: folder).map(\.name))
    ambiguous.withLock { $0[folder] = names }
    return names.contains(name)
  }

  private func isRefused(_ path: String) -> Bool { !folders.areAll && resolve(path) == nil }

  /// Returns the absolute `path` without symbolic links; nil if it leads out of the folders.
  ///
  /// Asks for one entry of each folder on the way that is not resolved yet.
  private func resolve(_ path: String) -> String? {
    if let known = known(path) { return known }
    // A look at a path elsewhere could already mount a disk. No system opens what has a longer path.
    guard folders.holds(written: path), path.utf8.count <= FilePath.longest else { return keep(nil, for: path) }
    var pending: [String] = []
    var folder = path
    var place: String?
    while true {
      if let known = known(folder) {
        place = known
        break
      }
      if folders.contains(folder) {
        place = keep(files.realPath(of: folder) ?? folder, for: folder)
        break
      }
      pending.append(folder)
      folder = FilePath.folder(folder)
    }
    for path in pending.reversed() { place = keep(place.flatMap { entry(path, in: $0) }, for: path) }
    return place
  }

  /// Returns where the entry at `path` of the folder that is `folder` without links leads.
  private func entry(_ path: String, in folder: String) -> String? {
    let name = FilePath.name(path)
    guard !RepositoryFolder.isGit(name), !isAmbiguous(name, in: FilePath.folder(path)) else { return nil }
    guard files.status(of: path)?.type == .other else { return FilePath.join(folder, name) }
    return files.realPath(of: path).flatMap { folders.holds(real: $0) ? $0 : nil }
  }

  private func known(_ path: String) -> String?? {
    resolved.withLock { places in
      // A key of other bytes can be equal, and is another folder.
      guard let index = places.index(forKey: path), places[index].key.utf8.elementsEqual(path.utf8) else { return nil }
      return places[index].value
    }
  }

  private func keep(_ place: String?, for path: String) -> String? {
    resolved.withLock { places in
      // An equal key would stay with its bytes.
      if !EqualNames.isPlain(path) { places.removeValue(forKey: path) }
      places[path] = .some(place)
    }
    return place
  }
}

/// Names that are the same text in other bytes, such as an `é` of one character and of two.
///
/// Texts in Swift that differ only so are equal, and on file systems that compare bytes both can lie in one folder. What is known of
/// one would then be taken for the other, so neither is read. macOS does not allow such names next to each other.
public enum EqualNames {
  /// Returns those of the names in a folder of which there are several; linear.
  public static func ambiguous(_ names: some Sequence<String>) -> Set<String> {
    var known: Set<String> = []
    return Set(names.filter { !isPlain($0) && !known.insert($0).inserted })
  }

  /// Returns whether a part of the absolute `path` has such a name next to it; lists a folder for each part that is not ASCII.
  public static func isAmbiguous(_ path: String, _ files: any FileAccess = DiskFiles()) -> Bool {
    var path = path
    while path != "/", path != "." {
      let (name, folder) = (FilePath.name(path), FilePath.folder(path))
      if !isPlain(name), ambiguous(files.entries(of: folder).map(\.name)).contains(name) { return true }
      path = folder
    }
    return false
  }

  /// Returns whether a name has ASCII characters alone, of which there is one form.
  static func isPlain(_ name: some StringProtocol) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}
