import AppProject
import Locking

/// The files of the last release in each repository: those of the last tag before HEAD.
public struct GitReleases: Sendable {
  /// The last tag of each folder that was asked about; nil without tags.
  private let tags = LazyValues<String, String?>()

  /// Makes it without known tags.
  public init() {}

  /// Returns the file at an absolute path as it was in the last release; nil if git knows no release or the file was not in it.
  ///
  /// Runs git twice, once for further files in the folder.
  public func file(at path: String) -> ReleasedDocument? {
    let folder = FilePath.folder(path)
    let tag = tags.value(of: folder) {
      // A folder outside any working tree has no tags.
      try? Git(in: folder).line(["describe", "--tags", "--abbrev=0"])
    }
    guard let tag, let contents = try? Git(in: folder).output(["show", "\(tag):./\(FilePath.name(path))"]) else {
      return nil
    }
    return ReleasedDocument(tag, path: path, contents: contents)
  }
}
