import ProjectFiles

/// The folders that the tools of Cordova and NativeScript make next to the description of an app, in which nothing is a project of its
/// own.
///
/// `platforms` has the Xcode project with copies of the app's files, `plugins` the code of plugins with their test projects.
public enum ToolkitFolders {
  /// Their names, by the format of the description.
  private static let names: [(format: ProjectFormat, names: Set<String>)] = [
    (.cordova, ["platforms", "plugins"]), (.nativeScript, ["hooks", "platforms"]),
  ]

  /// Returns whether the folder called `name` is one of them; `holds` returns whether a file is next to it.
  public static func isGenerated(_ name: String, holds: (String) -> Bool) -> Bool {
    names.contains { $0.names.contains(name) && $0.format.names.contains(where: holds) }
      && ProjectFormat.npm.names.contains(where: holds)
  }

  /// Returns the folder of the app whose generated folders hold `folder`, in the same repository; nil if none do.
  ///
  /// Linear in its depth.
  static func app(around folder: String, _ files: any FileAccess) -> String? {
    var inner = folder
    while inner != "/", inner != "." {
      let outer = FilePath.folder(inner)
      guard outer != inner else { return nil }
      if isGenerated(FilePath.name(inner), holds: { files.status(of: FilePath.join(outer, $0))?.type == .file }) {
        return isRepository(between: folder, and: inner, files) ? nil : outer
      }
      inner = outer
    }
    return nil
  }

  private static func isRepository(between inner: String, and outer: String, _ files: any FileAccess) -> Bool {
    var folder = inner
    while files.status(of: FilePath.join(folder, ".git")) == nil {
      guard folder != outer else { return false }
      folder = FilePath.folder(folder)
    }
    return true
  }
}
