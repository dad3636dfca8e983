import AppProject

/// Distinguishes complete files from those that a build completes.
package enum CompleteBundle {
  /// What Xcode puts into the files that it generates.
  private static let usualKeys = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType",
  ]

  /// Returns whether a root dictionary has most of what Xcode would add to a file that it generates.
  package static func hasUsualKeys(_ root: RootKeys) -> Bool {
    usualKeys.count(where: root.contains) >= 4
  }

  /// Returns whether a root dictionary has that and both versions, so that what is missing was most likely forgotten.
  package static func isWrittenOut(_ root: RootKeys) -> Bool {
    root.contains("CFBundleVersion") && root.contains("CFBundleShortVersionString") && hasUsualKeys(root)
  }
}
