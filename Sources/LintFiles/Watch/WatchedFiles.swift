import ProjectFiles

/// The files that the findings of a run depend on, as they were when it read them.
///
/// They are compared by size and date, so that no service of the system is needed and folders on other machines work.
public struct WatchedFiles: Sendable {
  private let paths: [String]
  private let others: [String]
  private let folders: @Sendable (String) -> FileDiscovery.Folders
  private let found: [String: RegularFile.State?]
  private var record: RecordedFiles?

  /// Notes the state of the files below the named `paths` and of `others`, which may not exist, before a run reads them.
  ///
  /// `folders` returns what is configured for the folders in the folder at a path. Linear in the entries of the folders.
  public init(
    paths: [String],
    and others: [String] = [],
    folders: @escaping @Sendable (String) -> FileDiscovery.Folders = { _ in FileDiscovery.Folders() }
  ) {
    (self.paths, self.others, self.folders) = (paths, others, folders)
    found = Self.found(paths, others, folders)
  }

  /// Adds what a run read of projects and configurations.
  public mutating func add(_ record: RecordedFiles) {
    self.record = record
  }

  /// Whether a file was changed, made or removed since; linear in the files and the entries of their folders.
  public var haveChanged: Bool {
    record?.haveChanged == true || Self.found(paths, others, folders) != found
  }

  private static func found(
    _ paths: [String],
    _ others: [String],
    _ folders: (String) -> FileDiscovery.Folders
  ) -> [String: RegularFile.State?] {
    let files = FileDiscovery(paths: paths, folders: folders).files.map(\.path)
    return Dictionary((files + others).map { ($0, RegularFile.state(of: $0)) }) { first, _ in first }
  }
}
