/// Finds the project that a file belongs to.
public struct ProjectLocator: Sendable {
  private let files: any FileAccess
  private let homeFolder: String?

  /// Files that lie in the outermost folder of a project.
  static let markers: Set<String> = [
    "Package.swift", "Podfile", "Project.swift", "app.config.js", "app.config.ts", "app.json", "capacitor.config.json",
    "capacitor.config.ts", "config.xml", "project.yaml", "project.yml", "pubspec.yaml",
  ]
  static let markerExtensions: Set<String> = ["xcodeproj", "xcworkspace"]
  /// The extensions of projects of .NET.
  static let dotNetExtensions: Set<String> = ["csproj", "fsproj"]
  /// The entries that are listed of each folder on the way up, which may have thousands of files.
  private static let wanted = EntryFilter(
    names: markers.union([repository]).union(BazelReader.fileNames),
    extensions: markerExtensions.union(dotNetExtensions).union(XcodeGenSpec.extensions)
  )
  private static let repository = ".git"

  /// Makes a locator; `homeFolder` and the folders around it are never a project.
  public init(files: any FileAccess, homeFolder: String?) {
    self.files = files
    self.homeFolder = homeFolder
  }

  /// Returns the nearest folder around the file at the absolute `path` that holds a project, or nil.
  ///
  /// The search ends at the root of a git repository, at the home folder and at the root of the file system. The
  /// folders of Flutter, React Native and Capacitor that hold an Xcode project (`ios`, `macos`) are found before the
  /// outer project, and so are the only ones whose native sources count. Linear in the entries of the visited folders.
  public func root(of path: String) -> String? {
    var folder = FilePath.folder(path)
    // Every folder of a project may have a `BUILD` file.
    var package: String?
    while !isOutside(folder) {
      let entries = files.entries(of: folder, where: Self.wanted)
      // A bundle such as `X.xcodeproj` is not a folder of a project.
      if isProject(entries, in: folder), !Self.markerExtensions.contains(FilePath.fileExtension(folder)) {
        return folder
      }
      if package == nil, Self.isPackageOfBazel(entries) { package = folder }
      if entries.contains(where: { $0.name == Self.repository }) { return package }
      folder = FilePath.folder(folder)
    }
    return package
  }

  /// Returns whether `folder` with these entries holds a project.
  func isProject(_ entries: [FolderEntry], in folder: String) -> Bool {
    entries.contains(where: isMarker)
      || entries.contains { $0.type == .file && XcodeGenSpec.isSpec($0.name, in: folder, files) }
  }

  private static func isPackageOfBazel(_ entries: [FolderEntry]) -> Bool {
    entries.contains { $0.type == .file && BazelReader.fileNames.contains($0.name) }
  }

  private func isMarker(_ entry: FolderEntry) -> Bool {
    switch entry.type {
    case .file:
      Self.markers.contains(entry.name) || Self.dotNetExtensions.contains(FilePath.fileExtension(entry.name))
    case .folder: Self.markerExtensions.contains(FilePath.fileExtension(entry.name))
    case .other: false
    }
  }

  private func isOutside(_ folder: String) -> Bool {
    guard folder != "/", folder != "." else { return true }
    guard let homeFolder else { return false }
    return folder == homeFolder || FilePath.isInside(homeFolder, folder)
  }
}
