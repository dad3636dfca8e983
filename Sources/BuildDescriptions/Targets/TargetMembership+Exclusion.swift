import ProjectFiles

extension TargetMembership {
  /// Returns whether the target takes the folder around the absolute `path`, but not what is there; linear in the folders.
  package func excludes(_ path: String) -> Bool {
    !contains(path) && folders.contains { FilePath.isInside(path, $0.path) }
  }
}
