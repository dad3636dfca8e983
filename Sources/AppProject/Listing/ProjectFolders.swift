import BuildDescriptions
import ProjectFiles

/// Finds the projects in a folder.
enum ProjectFolders {
  private static let visitLimit = 100_000
  private static let depthLimit = 12

  /// Returns the folders at or below `folder` that hold a project, sorted; if there is none, that of the project around it.
  ///
  /// A project of Flutter, React Native or Capacitor has the Xcode projects inside it as separate projects. Linear in
  /// the folders, whose number is bounded.
  static func find(at folder: String, _ files: any FileAccess, _ locator: ProjectLocator) -> [String] {
    var found: [String] = []
    var pending: [(folder: String, depth: Int)] = [(folder, 0)]
    var visits = 0
    while let (folder, depth) = pending.popLast() {
      let entries = files.entries(of: folder)
      visits += entries.count
      if locator.isProject(entries) { found.append(folder) }
      guard depth < depthLimit, visits < visitLimit else { continue }
      for entry in entries where entry.type == .folder && !SkippedFolders.contains(entry.name) {
        if CordovaFolders.isGenerated(entry.name, holds: { name in entries.contains { $0.name == name } }) { continue }
        let isProject = ProjectLocator.markerExtensions.contains(FilePath.fileExtension(entry.name))
        if !isProject { pending.append((FilePath.join(folder, entry.name), depth + 1)) }
      }
    }
    guard found.isEmpty else { return found.sorted() }
    return locator.root(of: FilePath.join(folder, "Info.plist")).map { [$0] } ?? []
  }
}
