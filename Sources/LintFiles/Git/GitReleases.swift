import AppProject
import Locking
import ProjectFiles

/// The files of the last release in each repository: those of the last tag before HEAD.
public struct GitReleases: Sendable {
  /// The last release of each repository, and its files by path; nil without tags.
  private let known = LazyValues<String, Release?>()

  private struct Release {
    let name: String
    let repository: GitRepository
    let files: [String: GitTree.Entry]
  }

  /// Makes it without known releases.
  public init() {}

  /// Returns the file at an absolute path as it was in the last release; nil if there is no release or the file was not in it.
  ///
  /// Runs git some times for a repository, once for further files in it.
  public func file(at path: String) -> ReleasedDocument? {
    guard let repository = try? GitRepository(around: FilePath.folder(path)) else { return nil }
    let release = known.value(of: repository.root) {
      guard let release = try? GitRelease(repository) else { return nil }
      let tree = try? GitHistory(repository).files(of: release.commit)
      return tree.map { tree in
        let files = Dictionary(tree.entries.map { ($0.path, $0) }) { first, _ in first }
        return Release(name: release.name, repository: repository, files: files)
      }
    }
    guard let release else { return nil }
    let inner = String(path.dropFirst(repository.root.utf8.count + 1))
    guard let contents = contents(at: inner, release.files, in: release.repository) else { return nil }
    return ReleasedDocument(release.name, path: path, contents: contents)
  }

  /// Returns what the release held at a path from the root, in a submodule too.
  private func contents(at path: String, _ files: [String: GitTree.Entry], in repository: GitRepository) -> [UInt8]? {
    if let entry = files[path] {
      return entry.kind == .file ? GitObjects(repository).knownContents(of: [entry.object])[entry.object] : nil
    }
    var folder = FilePath.folder(path)
    while folder != ".", files[folder]?.kind != .submodule { folder = FilePath.folder(folder) }
    guard let entry = files[folder], let found = try? repository.module(at: FilePath.join(repository.root, folder)),
      let tree = try? GitHistory(found).files(of: entry.object)
    else { return nil }
    let inner = Dictionary(tree.entries.map { ($0.path, $0) }) { first, _ in first }
    return contents(at: String(path.dropFirst(folder.utf8.count + 1)), inner, in: found)
  }
}

/// The last release before HEAD: a tag.
struct GitRelease {
  /// The name of the tag, for messages alone.
  let name: String
  /// What it names: a commit, or an object that leads to one.
  let commit: GitObjectID

  /// Finds it; nil without tags.
  init?(_ repository: GitRepository) throws(Git.Failure) {
    guard let head = try GitHistory(repository).head(),
      let name = try repository.git.answer(.lastTag(before: head)).line, !name.isEmpty
    else { return nil }
    // A name is never given back to git: it may look like an option.
    let tags = try repository.git.answer(.tags).line?.split(separator: "\n") ?? []
    let wanted = "refs/tags/\(name)"
    for tag in tags {
      let parts = tag.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[1] == wanted, let commit = GitObjectID(parts[0]) else { continue }
      (self.name, self.commit) = (name, commit)
      return
    }
    return nil
  }
}
