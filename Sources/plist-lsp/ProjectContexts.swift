import AppProject
import LintFiles

/// The context of the apps around files, looked up for one file at a time, so that sources are read once.
actor ProjectContexts {
  private var builder: ProjectContextBuilder
  /// What was found before a change, as a record for a later run.
  private var former: [UInt8]?

  /// Creates it for the files on disk, with what `cache` holds of sources.
  init(_ cache: ProjectCacheOption) {
    builder = ProjectContextBuilder()
    let releases = GitReleases()
    builder.released = { releases.file(at: $0) }
    cache.read(into: &builder)
  }

  /// Creates it for the files on disk, with `contents` instead of those of the file at `path`.
  init(replacing path: String?, with contents: [UInt8]) {
    let held = path.map { [FilePath.absolute($0, from: DiskFiles.workingFolder): contents] } ?? [:]
    builder = ProjectContextBuilder(files: held.isEmpty ? DiskFiles() : OverlaidFiles(held, over: DiskFiles()))
  }

  /// Creates it with what is known so far.
  init(_ builder: ProjectContextBuilder) {
    self.builder = builder
  }

  /// Returns contexts of other `files`, which share what was read of files that are the same in both.
  func exchanged(for files: any FileAccess) -> ProjectContexts {
    var other = builder
    other.files = files
    return ProjectContexts(other)
  }

  /// Takes the record of what was found before a change, to be written with the rest.
  func keep(former record: [UInt8]) { former = record }

  /// Writes what was found in sources and before a change to `cache`.
  func save(to cache: ProjectCacheOption) throws { try cache.save(builder, former: former) }

  /// Forgets what is known of projects, whose files are `files` from now on, but not what was read of unchanged ones.
  func lookAgain(at files: any FileAccess) {
    builder.files = files
  }

  /// Returns the context of the app around the file at `path`.
  func context(for path: String) -> ProjectContext {
    builder.context(for: path)
  }

  /// Returns the context of the app around a document that was already read.
  func context(around document: Document) -> ProjectContext {
    builder.context(around: document)
  }
}
