import AppProject
import PropertyList

/// Distinguishes files that Xcode wrote into a bundle from those that developers edit.
package enum BuiltBundle {
  /// Keys that only a build adds.
  package static let keys: Set = [
    "BuildMachineOSBuild", "DTCompiler", "DTPlatformName", "DTSDKName", "DTXcode", "DTXcodeBuild",
  ]

  /// Values that a build fills in, in the templates of Xcode.
  private static let filledKeys = [
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleVersion",
  ]

  /// Returns whether a root dictionary was written by a build.
  package static func isBuilt(_ root: RootKeys) -> Bool { root.containsAny(of: keys) }

  /// Returns whether a root dictionary waits for a build, because a usual value of it is left to one.
  package static func isSource(_ root: RootKeys) -> Bool {
    filledKeys.contains { root.value(forKey: $0)?.hasBuildVariable ?? false } && !isBuilt(root)
  }
}
