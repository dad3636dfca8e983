import ProjectFiles

/// A workspace of Xcode: the projects and folders in it.
///
/// The format of `contents.xcworkspacedata` is not documented by Apple; the names are those that Xcode writes.
package struct XcodeWorkspace: Sendable {
  /// The `project.pbxproj` files of its projects.
  package private(set) var projects: Set<String> = []
  /// Its other items, which may be packages.
  package private(set) var folders: [String] = []

  /// The name of a group in it that nests too deep to be read, nil if there is none.
  package private(set) var deepGroup: String?

  package static let sizeLimit = DescriptionFile.limit
  package static let depthLimit = 32

  /// Returns the file that holds the contents of the workspace at `path`.
  package static func file(of path: String) -> String { ProjectFormat.xcodeWorkspace.file(in: path) }

  /// Reads the workspace at `path`; nil if it cannot be read.
  package init?(at path: String, _ files: any FileAccess) {
    guard let bytes = files.contents(of: Self.file(of: path), limit: Self.sizeLimit),
      let root = ElementScanner.scan(bytes)
    else { return nil }
    add(root.children, in: FilePath.folder(path), container: FilePath.folder(path), depth: 0)
  }

  private mutating func add(_ elements: [ScannedElement], in group: String, container: String, depth: Int) {
    for element in elements {
      let location = (element.attributes["location"] ?? "").split(separator: ":", maxSplits: 1).map(String.init)
      let name = location.count > 1 ? location[1] : ""
      let base = location.first == "group" ? group : location.first == "absolute" ? "/" : container
      let path = name.isEmpty ? base : FilePath.absolute(name, from: base)
      if element.name == "Group" {
        guard depth + 1 < Self.depthLimit else {
          deepGroup = deepGroup ?? element.attributes["name"] ?? FilePath.name(path)
          continue
        }
        add(element.children, in: path, container: container, depth: depth + 1)
      } else if element.name == "FileRef" {
        if ProjectFormat.xcodeProject.isFolder(path) {
          projects.insert(ProjectFormat.xcodeProject.file(in: path))
        } else if FilePath.fileExtension(path).isEmpty || FilePath.isInside(path, container) {
          // Test plans and notes that lie elsewhere are no packages.
          folders.append(path)
        }
      }
    }
  }
}
