import AppProject

/// What is known of the apps around files, looked up for one file at a time, so that sources are read once.
actor ProjectContexts {
  private var builder: ProjectContextBuilder

  /// Makes it for the files on the disk, with `contents` in place of those of the file at `path`.
  init(replacing path: String? = nil, with contents: [UInt8] = []) {
    let held = path.map { [FilePath.absolute($0, from: DiskFiles.workingFolder): contents] } ?? [:]
    builder = ProjectContextBuilder(files: held.isEmpty ? DiskFiles() : OverlaidFiles(held, over: DiskFiles()))
  }

  /// Returns what is known of the app around the file at `path`.
  func context(for path: String) -> ProjectContext {
    builder.context(for: path)
  }

  /// Returns what is known of the app around a document that was read already.
  func context(around document: Document) -> ProjectContext {
    builder.context(around: document)
  }
}
