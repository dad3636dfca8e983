import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folder that relative paths in reports start from.
enum ReportRoot {
  /// The variables in which GitHub Actions and GitLab name the folder of the repository.
  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// Returns the repository that a job of a CI system works in, if the working folder is part of it, otherwise the
  /// working folder.
  static func current(workingFolder: String = DiskFiles.workingFolder) -> String {
    let folders = variables.compactMap { variable in
      getenv(variable).flatMap { realpath($0, nil) }.map { folder in
        defer { free(folder) }
        return String(cString: folder)
      }
    }
    return folders.first { $0 == workingFolder || FilePath.isInside(workingFolder, $0) } ?? workingFolder
  }
}
