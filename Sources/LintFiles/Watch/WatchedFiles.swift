import AppProject

/// The files that the findings of a run depend on, as they were when it read them.
///
/// They are compared by size and date, so that no service of the system is needed and folders on other machines work.
public struct WatchedFiles: Sendable {
  private let paths: [String]
  private let others: [String]
  private let folders: @Sendable (String) -> FileDiscovery.Folders
  private let found: [String: RegularFile.State?]
  private var recorded: [(path: String, status: FileStatus?)] = []
  private var listings: [String: [FolderEntry]] = [:]

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
    recorded = record.all
    let files = DiskFiles()
    for (path, status) in recorded where status?.type == .folder && files.status(of: path) == status {
      listings[path] = Self.listing(of: path)
    }
  }

  /// Whether a file was changed, made or removed since; linear in the files and the entries of their folders.
  public var haveChanged: Bool {
    let files = DiskFiles()
    if recorded.contains(where: { !isSame($0.path, $0.status, files.status(of: $0.path)) }) { return true }
    return Self.found(paths, others, folders) != found
  }

  private func isSame(_ path: String, _ former: FileStatus?, _ now: FileStatus?) -> Bool {
    guard former != now, former?.type == .folder, now?.type == .folder else { return former == now }
    // Git writes into its folder all the time; only its presence counts.
    if FilePath.name(path) == ".git" { return true }
    // Editors put files into a folder while they save others.
    return listings[path] == Self.listing(of: path)
  }

  private static func found(
    _ paths: [String],
    _ others: [String],
    _ folders: (String) -> FileDiscovery.Folders
  ) -> [String: RegularFile.State?] {
    let files = FileDiscovery(paths: paths, folders: folders).files.map(\.path)
    return Dictionary((files + others).map { ($0, RegularFile.state(of: $0)) }) { first, _ in first }
  }

  /// Returns the entries of a folder that may belong to a project: neither hidden nor what editors keep of former texts.
  private static func listing(of folder: String) -> [FolderEntry] {
    DiskFiles().entries(of: folder).filter { entry in
      !entry.name.hasPrefix(".") && !entry.name.hasPrefix("#") && !entry.name.hasSuffix("~")
    }
  }
}
