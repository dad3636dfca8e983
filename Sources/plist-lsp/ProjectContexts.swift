import AppProject
import LintFiles
import Locking
import ProjectFiles

/// The context of the apps around files for all threads of a run, so that sources are read once.
final class ProjectContexts: Sendable {
  private let builder: Locked<ProjectContextBuilder>
  /// What was found before a change, as a record for a later run.
  private let former = Locked<[UInt8]?>(nil)

  /// Creates it for the files on disk around the named `paths`, with what `cache` holds of sources and what Expo makes of an app.
  convenience init(around paths: [String], _ cache: ProjectCacheOption, _ expo: ExpoOption? = nil) throws {
    var builder = ProjectContextBuilder(within: ReadableFolders(around: paths))
    try expo?.read(into: &builder)
    let releases = GitReleases()
    builder.released = { releases.file(at: $0) }
    cache.read(into: &builder)
    self.init(builder)
  }

  /// Creates it for the files on disk, with `contents` instead of those of the file at `path`.
  convenience init(replacing path: String?, with contents: [UInt8]) {
    let held = path.map { [FilePath.absolute($0, from: DiskFiles.workingFolder): contents] } ?? [:]
    let files: any FileAccess = held.isEmpty ? DiskFiles() : OverlaidFiles(held, over: DiskFiles())
    self.init(ProjectContextBuilder(files: files, within: ReadableFolders(around: held.keys)))
  }

  /// Creates it with what is known so far.
  init(_ builder: ProjectContextBuilder) {
    self.builder = Locked(builder)
  }

  /// Returns contexts of other `files`, which share what was read of files that are the same in both.
  func exchanged(for files: any FileAccess) -> ProjectContexts {
    var other = current
    other.files = files
    return ProjectContexts(other)
  }

  /// Takes the record of what was found before a change, to be written with the rest.
  func keep(former record: [UInt8]) { former.withLock { $0 = record } }

  /// Writes what was found in sources and before a change to `cache`.
  func save(to cache: ProjectCacheOption) throws { try cache.save(current, former: former.withLock { $0 }) }

  /// Forgets what is known of projects, whose files are `files` from now on, but not what was read of unchanged ones.
  func lookAgain(at files: any FileAccess) {
    builder.withLock { $0.files = files }
  }

  /// Returns what could not be understood of the projects at and around the named `paths`.
  func notChecked(around paths: [String]) -> [NotChecked] {
    // A file that need not exist stands for its folder.
    let files = paths.map {
      DiskFiles().status(of: FilePath.absolute($0, from: DiskFiles.workingFolder))?.type == .folder
        ? FilePath.join($0, "x") : $0
    }
    return current.unreadParts(around: files).map { NotChecked($0) }
  }

  /// Returns the context of the app around the file at `path`.
  func context(for path: String) -> ProjectContext {
    current.context(for: path)
  }

  /// Returns the context of the app around a document that was already read, whose file is not read again.
  func context(around document: Document) -> ProjectContext {
    let builder = current
    builder.take(document)
    return builder.context(around: document)
  }

  /// Returns what is known of the projects at or around the folder at `path`.
  func overviews(of path: String) -> [ProjectOverview] { current.overviews(of: path) }

  private var current: ProjectContextBuilder { builder.withLock { $0 } }
}
