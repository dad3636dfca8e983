import ProjectFiles

/// How a report names files for the program that reads it.
public struct ReportPaths: Sendable {
  /// The absolute folder that relative paths of the report start from.
  public let root: String
  private let workingFolder: String

  /// Creates the paths of a report.
  ///
  /// Its reader resolves relative paths from `root`; files are named from `workingFolder`; both are absolute.
  public init(root: String? = nil, workingFolder: String = DiskFiles.workingFolder) {
    self.root = FilePath.absolute(root ?? workingFolder, from: workingFolder)
    self.workingFolder = workingFolder
  }

  /// Returns the path of a file from the root; absolute for a file outside of it.
  public func relative(_ path: String) -> String {
    let path = absolute(path)
    guard FilePath.isInside(path, root) else { return path }
    return String(path.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1))
  }

  /// Returns the path of a file as that of another one is written: from the working folder, or absolute.
  public func written(_ path: String, like other: String) -> String {
    other.hasPrefix("/") ? path : ReportPaths(workingFolder: workingFolder).relative(path)
  }

  /// Returns the absolute path of a file.
  public func absolute(_ path: String) -> String {
    FilePath.absolute(path, from: workingFolder)
  }
}
