import ProjectFiles

/// Reads `.xcconfig` files and the files that they include.
package enum ConfigurationFiles {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = DescriptionFile.limit
  private static let depthLimit = 16

  /// Returns the settings of the file at `path` and of those that it includes, in the order in which Xcode reads them;
  /// `read` reads one file.
  ///
  /// As Xcode does, it looks for an included file in the folder of the file that includes it, then in `folder`, the project's.
  /// Notes in `limits` which file is not read, an included one that lies outside `files` at its place.
  package static func settings(
    _ path: String?,
    _ limits: ReachedLimits,
    _ files: any FileAccess,
    projectFolder folder: String? = nil,
    reading read: (String) -> XCConfig?
  ) -> [BuildSetting] {
    var seen: Set<String> = []
    return path.map { settings($0, folder, read, depth: 0, &seen, limits, files) } ?? []
  }

  /// Notes in `limits` if the file at `path` is too large to be read for `description`.
  package static func noteSize(
    of path: String,
    _ files: any FileAccess,
    for description: String,
    _ limits: ReachedLimits
  ) {
    guard files.status(of: path)?.size ?? 0 > sizeLimit else { return }
    limits.add(.includeSize, sizeLimit, named: FilePath.name(path), in: description)
  }

  /// Returns the paths of the files that do not exist, of the one at `path` and of all that it includes.
  static func missing(
    _ path: String,
    _ files: any FileAccess,
    projectFolder folder: String?,
    reading read: (String) -> XCConfig?
  ) -> [String] {
    var seen: Set<String> = [path]
    var pending = [path]
    var missing: [String] = []
    while let path = pending.popLast() {
      guard let file = read(path) else {
        missing.append(path)
        continue
      }
      for case .include(let other, _) in file.lines {
        let other = included(other, by: path, folder, files)
        if seen.insert(other).inserted { pending.append(other) }
      }
    }
    return missing
  }

  /// Returns whether CocoaPods or Flutter writes the file at `path` when it installs packages.
  ///
  /// Such files have flags, search paths and variables of the tool, and no setting of a bundle.
  static func isWrittenByTool(_ path: String) -> Bool {
    path.contains("/Pods/Target Support Files/") || toolNames.contains(FilePath.name(path))
  }

  private static let toolNames: Set = ["Generated.xcconfig", "Flutter-Generated.xcconfig"]

  /// Returns the path of a file that the one at `path` includes.
  private static func included(
    _ name: String,
    by path: String,
    _ projectFolder: String?,
    _ files: any FileAccess
  ) -> String {
    let near = FilePath.absolute(name, from: FilePath.folder(path))
    guard let projectFolder, files.status(of: near) == nil else { return near }
    let far = FilePath.absolute(name, from: projectFolder)
    return files.status(of: far) == nil ? near : far
  }

  private static func settings(
    _ path: String,
    _ projectFolder: String?,
    _ read: (String) -> XCConfig?,
    depth: Int,
    _ seen: inout Set<String>,
    _ limits: ReachedLimits,
    _ files: any FileAccess
  ) -> [BuildSetting] {
    // A file that includes itself would never end; a second inclusion changes nothing.
    guard seen.insert(path).inserted, let file = read(path) else { return [] }
    return file.lines.flatMap { line -> [BuildSetting] in
      switch line {
      case .setting(let setting): return [setting]
      case .include(let other, let evidence):
        guard depth + 1 < depthLimit else {
          limits.add(.includeDepth, depthLimit, named: FilePath.name(other), in: path) { evidence }
          return []
        }
        let inner = included(other, by: path, projectFolder, files)
        guard !limits.addOutside(inner, files, in: path, at: { evidence }) else { return [] }
        return settings(inner, projectFolder, read, depth: depth + 1, &seen, limits, files)
      }
    }
  }
}
