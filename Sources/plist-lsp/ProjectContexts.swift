import AppProject

/// The context of the apps around files, looked up for one file at a time, so that sources are read once.
actor ProjectContexts {
  private var builder: ProjectContextBuilder

  /// Creates it for the files on disk, with `contents` instead of those of the file at `path`.
  init(replacing path: String? = nil, with contents: [UInt8] = []) {
    let held = path.map { [FilePath.absolute($0, from: DiskFiles.workingFolder): contents] } ?? [:]
    builder = ProjectContextBuilder(files: held.isEmpty ? DiskFiles() : OverlaidFiles(held, over: DiskFiles()))
  }

  /// Creates it with what is known so far.
  init(_ builder: ProjectContextBuilder) {
    self.builder = builder
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
