import ProjectFiles

/// The files that are built into a target, and the targets that it is built with.
package struct TargetMembership: Sendable, Hashable {
  /// A folder whose files belong to a target.
  package struct Folder: Sendable, Hashable {
    /// The absolute path.
    package let path: String
    /// The absolute paths of files and folders in it that do not belong to the target.
    var excluded: Set<String> = []
    /// Patterns of excluded files, relative to its path.
    var excludedPatterns: [GlobPattern] = []
    /// Patterns of included files, relative to its path; empty if all are included.
    var includedPatterns: [GlobPattern] = []

    /// Makes a folder; the patterns are relative to its path, and without any that includes files, all are included.
    package init(
      path: String,
      excluded: Set<String> = [],
      excludedPatterns: [GlobPattern] = [],
      includedPatterns: [GlobPattern] = []
    ) {
      (self.path, self.excluded) = (path, excluded)
      (self.excludedPatterns, self.includedPatterns) = (excludedPatterns, includedPatterns)
    }

    /// Returns whether the file at the absolute `path` belongs to the target.
    package func contains(_ path: String) -> Bool {
      guard FilePath.isInside(path, self.path) else { return false }
      if excluded.contains(where: { $0 == path || FilePath.isInside(path, $0) }) { return false }
      let inside = String(path.dropFirst(self.path.utf8.count + (self.path.hasSuffix("/") ? 0 : 1)))
      if excludedPatterns.contains(where: { $0.matches(inside) }) { return false }
      return includedPatterns.isEmpty || includedPatterns.contains { $0.matches(inside) }
    }
  }

  /// The absolute paths of its files, sorted.
  package var files: [String] = []
  /// The folders whose files belong to it.
  package var folders: [Folder] = []
  /// Whether a build phase copies files into a folder of the bundle that it names.
  package var copiesIntoFolders = false
  /// The targets and the products of packages that it depends on, such as the extensions that an app embeds.
  package var dependencies: [TargetReference] = []

  /// Whether nothing is known to belong to the target.
  package var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// Returns whether the file at the absolute `path` is part of the target; linear in the folders.
  package func contains(_ path: String) -> Bool {
    files.binaryContains(path) || folders.contains { $0.contains(path) }
  }
}

extension TargetMembership {
  /// Makes the membership of what has these folders alone.
  package init(of folders: [Folder]) { self.init(folders: folders) }
}
