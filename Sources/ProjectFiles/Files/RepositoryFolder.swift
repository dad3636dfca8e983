/// Finds the folders that hold git repositories.
public enum RepositoryFolder {
  /// Returns the outermost folder at or around the absolute path `folder` that holds a repository; nil without one.
  ///
  /// An inner repository may be part of what strangers wrote, the outermost is that which the user has. The home folder, and
  /// those around it, do not count: a repository there holds settings of the user, and all that is private would be in it. A
  /// repository counts only if it belongs to the user, to root or to the owner of `folder`: in a folder that many can write to,
  /// such as `/tmp`, another one may have put it around that of the user. Asks for one entry of each folder on the way up.
  public static func outermost(
    around folder: String,
    _ files: any FileAccess = DiskFiles(),
    homeFolder: String? = DiskFiles.homeFolder,
    owner: (_ path: String) -> UInt32? = DiskFiles.owner(of:)
  ) -> String? {
    let trusted = [DiskFiles.user, 0, owner(folder)]
    var (folder, found) = (folder, String?.none)
    while folder != ".", !isHome(folder, homeFolder, files) {
      let repository = FilePath.join(folder, ".git")
      if files.status(of: repository) != nil, owner(repository).map(trusted.contains) ?? true { found = folder }
      folder = FilePath.folder(folder)
    }
    return found
  }

  /// Returns whether `folder` is the home folder, or the root of the file system or another folder around it.
  package static func isHome(_ folder: String, _ homeFolder: String?, _ files: any FileAccess) -> Bool {
    folder == "/"
      || [homeFolder, homeFolder.flatMap(files.realPath)].compactMap(\.self).contains { home in
        home == folder || FilePath.isInside(home, folder)
      }
  }

  /// Returns whether a path leads into a folder of git, as it is written; linear in its length.
  public static func holdsGit(_ path: String) -> Bool { path.split(separator: "/").contains { isGit($0) } }

  /// Returns whether an entry with this name belongs to git itself, on file systems that ignore the case of letters too.
  public static func isGit(_ name: some StringProtocol) -> Bool {
    name.utf8.count == 4 && name.lowercased() == ".git"
  }
}
