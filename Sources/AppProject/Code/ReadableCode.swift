import CodeScanning
import ProjectFiles

/// Determines whether all code of a project is readable, so that the app does only what it mentions.
enum ReadableCode {
  /// Returns the facts of all sources of the project; nil unless an Xcode project or its description lists the files of
  /// its targets, all of them were found and read, and all libraries are in lock files.
  ///
  /// Linear in the files of the project and in the bytes of sources that changed.
  static func sources(
    of project: ProjectModel,
    _ dependencies: ProjectDependencies,
    _ reader: ProjectReader
  ) -> [Shared<ScannedSource>]? {
    guard project.files.hasAllCode, !project.files.sources.isEmpty else { return nil }
    let known = Set(project.files.sources.map(\.path))
    let targets = project.targets.targets.filter { !$0.isTest }
    let areFound = targets.allSatisfy { target in
      let listsPackages = !target.asksForPackages || dependencies.hasSwiftPackages
      guard target.linksKnownCode, listsPackages, let membership = target.membership, !membership.isEmpty
      else { return false }
      return membership.files.allSatisfy { known.contains($0) || SourceLanguage(fileName: FilePath.name($0)) == nil }
        && membership.folders.allSatisfy { FilePath.isInside($0.path, project.root) || $0.path == project.root }
    }
    guard areFound, !targets.isEmpty else { return nil }
    let sources = reader.sources(at: project.files.sources).compactMap(\.self)
    return sources.count == project.files.sources.count ? sources : nil
  }
}
