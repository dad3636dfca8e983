import ProjectFiles

/// The folders that the tools of Cordova, NativeScript and Expo make next to the description of an app, in which nothing is a project of
/// its own.
///
/// `platforms` has the Xcode project with copies of the app's files, `plugins` the code of plugins with their test projects. `ios` is
/// made of Expo's description if git leaves it out; an app may also keep it.
public enum ToolkitFolders {
  /// Their names, by the format of the description.
  private static let names: [(format: ProjectFormat, names: Set<String>)] = [
    (.cordova, ["platforms", "plugins"]), (.nativeScript, ["hooks", "platforms"]),
  ]
  private static let expoFormats = [ProjectFormat.expo, .expoScript]

  /// Returns whether the folder called `name` in `folder` is one of them; `holds` returns whether a file is next to it.
  ///
  /// It is asked about each folder of a tree, so that only what may be one needs the path of `folder`.
  public static func isGenerated(
    _ name: String,
    in folder: @autoclosure () -> String,
    _ files: any FileAccess,
    holds: (String) -> Bool
  ) -> Bool {
    let formats = name == "ios" ? expoFormats : names.filter { $0.names.contains(name) }.map(\.format)
    guard formats.contains(where: { $0.names.contains(where: holds) }), ProjectFormat.npm.names.contains(where: holds)
    else { return false }
    return name != "ios" || isLeftOut(name, in: folder(), files)
  }

  /// Returns whether git leaves out the Xcode project of the app in `folder`, which Expo then makes of its description.
  static func isPrebuilt(in folder: String, _ files: any FileAccess) -> Bool { isLeftOut("ios", in: folder, files) }

  private static func isLeftOut(_ name: String, in folder: String, _ files: any FileAccess) -> Bool {
    // A pattern may name the folder itself or what is in it.
    GitIgnore.ignores(FilePath.join(FilePath.join(folder, name), ProjectFormat.cocoaPods.name), files)
  }

  /// Returns the folder of the app whose generated folders hold `folder`, in the same repository; nil if none do.
  ///
  /// Linear in its depth.
  static func app(around folder: String, _ files: any FileAccess) -> String? {
    var inner = folder
    while inner != "/", inner != "." {
      let outer = FilePath.folder(inner)
      guard outer != inner else { return nil }
      let holds = { files.status(of: FilePath.join(outer, $0))?.type == .file }
      if isGenerated(FilePath.name(inner), in: outer, files, holds: holds) {
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
