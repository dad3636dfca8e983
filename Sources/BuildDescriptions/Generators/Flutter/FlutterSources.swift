import ProjectFiles

/// The Dart code of a Flutter app, which lies next to the folders of its Xcode projects.
package enum FlutterSources {
  /// The folders of Xcode projects in a Flutter app.
  private static let platformFolders: Set<String> = ["ios", "macos"]

  /// Returns the folder with the code for the Xcode project in the folder `root`; nil if that is not of a Flutter app.
  package static func folder(ofProjectIn root: String, _ files: any FileAccess) -> String? {
    guard platformFolders.contains(FilePath.name(root)) else { return nil }
    let app = FilePath.folder(root)
    let folder = FilePath.join(app, "lib")
    guard files.status(of: ProjectFormat.flutter.file(in: app))?.type == .file,
      files.status(of: folder)?.type == .folder
    else { return nil }
    return folder
  }
}
