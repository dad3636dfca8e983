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

  /// A package of a Flutter app that lies on the disk.
  package struct LocalPackage: Sendable {
    /// The name.
    package let name: String
    /// The folders with its code, in Dart and for the platform.
    package let folders: [String]
  }

  private static let packageLimit = 100

  /// Returns the packages that the Flutter app with an Xcode project in the folder `root` takes from paths, and those that these take;
  /// none elsewhere.
  ///
  /// Linear in their descriptions, whose number is bounded.
  package static func localPackages(ofProjectIn root: String, _ files: any FileAccess) -> [LocalPackage] {
    let platform = FilePath.name(root)
    guard platformFolders.contains(platform) else { return [] }
    var pending = [FilePath.folder(root)]
    var seen = Set(pending)
    var packages: [LocalPackage] = []
    while let folder = pending.popLast(), packages.count < packageLimit {
      let description = DescriptionFile(.flutter, in: folder, files)?.yaml()
      for pair in description?["dependencies"]?.mapping ?? [] {
        guard let name = pair.key.string, let path = pair.value["path"]?.string else { continue }
        let place = FilePath.absolute(path, from: folder)
        guard seen.insert(place).inserted, files.status(of: ProjectFormat.flutter.file(in: place)) != nil else {
          continue
        }
        pending.append(place)
        // The tool takes the code of a plugin from the first folder, that of packages of Swift from the second one.
        let inner = [platform, "darwin"].flatMap { ["\($0)/Classes", "\($0)/\(name)/Sources"] }
        let folders = (["lib"] + inner).map { FilePath.join(place, $0) }.filter {
          files.status(of: $0)?.type == .folder
        }
        packages.append(LocalPackage(name: name, folders: folders))
      }
    }
    return packages
  }
}
