import ProjectFiles

/// Decides which file a path leads to when it is written: the one gate for all that is written.
///
/// A repository can hold links. So that none leads a command to a file elsewhere, the folder of a file must lie, with all links
/// followed, in the repository around its path, otherwise in the working folder or that of a workspace, if the path is in it. What
/// is in a folder of git is not written unless the path itself names it.
public struct WriteGate {
  private let files = DiskFiles()
  private let workingFolder = DiskFiles.workingFolder
  private let folders: [String]

  /// Makes it for the folders of a workspace; a command has its working folder.
  public init(folders: [String] = [DiskFiles.workingFolder]) {
    self.folders = folders
  }

  /// Returns why nothing may be written at the absolute `path`, which may be in a folder that does not exist yet; nil if it leads
  /// nowhere else over a link.
  public func refusal(of path: String) -> FileFailure? {
    var path = path
    while files.realPath(of: FilePath.folder(path)) == nil, path != "/", path != "." { path = FilePath.folder(path) }
    do throws(FileFailure) {
      _ = try target(of: path, isNamed: false)
      return nil
    } catch {
      return error
    }
  }

  /// Follows all links of a path that is to be written, whose folder must exist.
  ///
  /// - Parameters:
  ///   - path: the path, as it was named or found.
  ///   - isNamed: whether the user named exactly this path; only then a link may be written through, to a file that lies in the
  ///     same repository or working folder.
  ///   - folder: a folder in which the file must be.
  /// - Returns: the path that is written.
  /// - Throws: where the path leads, if nothing is written there.
  func target(of path: String, isNamed: Bool, within folder: String? = nil) throws(FileFailure) -> String {
    let absolute = FilePath.absolute(path, from: workingFolder)
    let whole = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    guard let place = files.realPath(of: FilePath.folder(whole)) else { throw .last("cannot be written", path) }
    let roots = [folder.map { FilePath.absolute($0, from: workingFolder) }, root(of: absolute)].compactMap(\.self)
    var target = FilePath.join(place, FilePath.name(absolute))
    try check(target, for: path, absolute, roots)
    guard files.status(of: target)?.type == .other else { return target }
    guard let end = files.realPath(of: target) else {
      throw FileFailure(path: path, reason: "is a symbolic link that leads nowhere; not written")
    }
    guard end != target else { return target }
    guard isNamed else {
      throw FileFailure(path: path, reason: "is a symbolic link to '\(end)'; not written")
    }
    target = end
    try check(target, for: path, absolute, roots)
    return target
  }

  private func check(_ target: String, for path: String, _ absolute: String, _ roots: [String]) throws(FileFailure) {
    for root in roots {
      guard let real = files.realPath(of: root), FilePath.isInside(target, real) else {
        let reason = "leads over a symbolic link to '\(target)', outside '\(root)'; not written"
        throw FileFailure(path: path, reason: reason)
      }
    }
    guard RepositoryFolder.holdsGit(absolute) || !RepositoryFolder.holdsGit(target) else {
      throw FileFailure(path: path, reason: "leads over a symbolic link into a folder of git, '\(target)'; not written")
    }
  }

  /// Returns the folder that holds all that a path, without links, can belong to; nil for the folders of the user.
  private func root(of path: String) -> String? {
    let folder = FilePath.folder(path)
    if let repository = RepositoryFolder.outermost(around: folder) { return repository }
    let home = DiskFiles.homeFolder ?? "/"
    return folders.first { root in
      (folder == root || FilePath.isInside(folder, root)) && home != root && !FilePath.isInside(home, root)
    }
  }
}
