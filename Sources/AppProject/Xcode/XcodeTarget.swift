/// A target of an Xcode project, as its `project.pbxproj` describes it.
struct XcodeTarget: Sendable, Hashable {
  /// The name.
  let name: String
  /// The product type, such as `com.apple.product-type.application`; nil for targets that build nothing.
  let productType: String?
  /// The configurations in the order of the file.
  let configurations: [XcodeConfiguration]
  /// The absolute paths of the files in its build phases: sources, resources and the rest, sorted.
  let files: [String]
  /// The folders all of whose files belong to it.
  let folders: [SynchronizedFolder]
  /// The names of the targets that it depends on, such as the extensions that an app embeds.
  let dependencies: [String]
  /// The products of packages that it links.
  let packageProducts: [String]

  /// A folder that Xcode keeps in step with the disk (object version 77).
  struct SynchronizedFolder: Sendable, Hashable {
    /// The absolute path.
    let path: String
    /// The absolute paths in it that do not belong to the target.
    let excluded: Set<String>
  }

  /// Returns whether the file at the absolute `path` is part of the target; linear in the folders.
  func contains(_ path: String) -> Bool {
    if files.binaryContains(path) { return true }
    return folders.contains { folder in
      FilePath.isInside(path, folder.path)
        && !folder.excluded.contains { $0 == path || FilePath.isInside(path, $0) }
    }
  }
}

/// A configuration of a target or project, such as Debug.
struct XcodeConfiguration: Sendable, Hashable {
  /// The name.
  let name: String
  /// The absolute path of its `.xcconfig`; nil where it has none.
  let configurationFile: String?
  /// The settings that the project file holds.
  let settings: [BuildSetting]
}

extension [String] {
  /// Returns whether a sorted array has an element; logarithmic.
  func binaryContains(_ element: String) -> Bool {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] == element { return true }
      range = self[middle] < element ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
