/// A workspace of Xcode: the projects and folders in it.
///
/// The format of `contents.xcworkspacedata` is not documented by Apple; the names are those that Xcode writes.
struct XcodeWorkspace: Sendable {
  /// The `project.pbxproj` files of its projects.
  private(set) var projects: Set<String> = []
  /// Its other items, which may be packages.
  private(set) var folders: [String] = []

  private static let limit = 1_000_000
  private static let depthLimit = 32

  /// Reads the workspace at `path`; nil if it cannot be read.
  init?(at path: String, _ files: any FileAccess) {
    let file = FilePath.join(path, "contents.xcworkspacedata")
    guard let bytes = files.contents(of: file, limit: Self.limit), let root = ElementScanner.scan(bytes) else {
      return nil
    }
    add(root.children, in: FilePath.folder(path), container: FilePath.folder(path), depth: 0)
  }

  private mutating func add(_ elements: [ScannedElement], in group: String, container: String, depth: Int) {
    for element in elements where depth < Self.depthLimit {
      let location = (element.attributes["location"] ?? "").split(separator: ":", maxSplits: 1).map(String.init)
      let name = location.count > 1 ? location[1] : ""
      let base = location.first == "group" ? group : location.first == "absolute" ? "/" : container
      let path = name.isEmpty ? base : FilePath.absolute(name, from: base)
      if element.name == "Group" {
        add(element.children, in: path, container: container, depth: depth + 1)
      } else if element.name == "FileRef" {
        if FilePath.fileExtension(path) == "xcodeproj" {
          projects.insert(FilePath.join(path, "project.pbxproj"))
        } else {
          folders.append(path)
        }
      }
    }
  }
}
