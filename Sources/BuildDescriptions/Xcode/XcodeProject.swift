import ProjectFiles
import PropertyList
import SourceText

/// The contents of a `project.pbxproj`: targets, configurations and their files.
package struct XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj`.
  package let path: String
  /// The targets in the order of the project.
  package let targets: [XcodeTarget]
  /// The configurations of the project itself, whose settings every target inherits.
  package let configurations: [XcodeConfiguration]
  /// The languages, as their `.lproj` folders are named, without `Base`.
  package let regions: [String]
  /// The language of the source texts.
  let developmentRegion: String?
  /// Whether all code that is linked comes from sources of the project, SDKs or packages.
  package let linksKnownCode: Bool
  /// Whether it uses packages that are fetched.
  package let asksForPackages: Bool
  /// The `project.pbxproj` files of the projects inside it.
  package let subprojects: [String]
  /// The folders that it names as local packages or that may be some: references to folders.
  package let packages: [String]
  /// The scripts that targets run.
  package let scripts: [String]
  /// The encodings that it gives string tables, as Foundation numbers them, by their absolute paths.
  package let tableEncodings: [String: Int]
  /// The limits that it reaches.
  package let limits: [ReachedLimit]

  /// The folder that `SRCROOT` names.
  package var folder: String { FilePath.folder(path) }
  /// The name without extension.
  package var name: String { FilePath.nameWithoutExtension(path) }

  /// The most files that all targets may have together.
  static let fileLimit = 2_000_000

  /// Reads the bytes of the `project.pbxproj` at `path`; the same otherwise.
  package init(_ contents: [UInt8], path: String, fileLimit: Int = XcodeProject.fileLimit) {
    self.init(PropertyListTree.parse(SourceText(bytes: contents)), path: path, fileLimit: fileLimit)
  }

  /// Reads the tree of the `project.pbxproj` at `path`, as much as possible of an invalid one; linear.
  ///
  /// `fileLimit` is the most files that all targets may have together; beyond it no target is known.
  package init(_ tree: PropertyListTree, path: String, fileLimit: Int = XcodeProject.fileLimit) {
    let objects = PBXObjects(tree)
    let bundle = FilePath.folder(path)
    let folder = FilePath.folder(bundle)
    let root = objects.project?.text("projectDirPath").map { FilePath.absolute($0, from: folder) } ?? folder
    let paths = PBXPaths(objects, folder: root)
    let (budget, limits) = (WorkBudget(fileLimit), ReachedLimits())
    if let node = paths.tooDeep {
      let name = node.text("name") ?? node.text("path") ?? ""
      limits.add(.fileGroupDepth, PBXPaths.depthLimit, named: name, in: path) {
        Evidence(path: path, text: node.tree.text, range: node.range)
      }
    }
    let reader = XcodeTargetReader(path: path, objects: objects, paths: paths, folder: root, budget)
    self.path = bundle
    let listed = objects.objects("targets", of: objects.project)
    // A damaged file may still have its targets.
    let all = (listed.isEmpty ? objects.all("PBXNativeTarget") : listed).compactMap { id, object in
      let target = reader.target(object, id: id)
      if budget.isUsedUp {
        limits.add(.targetFiles, fileLimit, named: object.text("name") ?? "", in: path) { reader.place(of: object) }
      }
      return target
    }
    targets = budget.isUsedUp ? [] : all
    self.limits = limits.all
    configurations = reader.configurations(of: objects.project)
    regions = (objects.project?.texts("knownRegions") ?? []).filter { $0 != "Base" }
    developmentRegion = objects.project?.text("developmentRegion")
    linksKnownCode = LinkedCode(objects, folder: root).isKnown
    asksForPackages = !objects.all("XCRemoteSwiftPackageReference").isEmpty
    scripts = objects.all("PBXShellScriptBuildPhase").compactMap { $0.object.text("shellScript") }
    subprojects = Set(Self.subprojects(objects, paths)).sorted()
    tableEncodings = Self.tableEncodings(objects, paths)
    packages = Set(Self.packages(objects, paths, folder: root)).sorted()
  }

  private static func subprojects(_ objects: PBXObjects, _ paths: PBXPaths) -> [String] {
    let references = objects.project?.value(forKey: "projectReferences").map { Array($0.children) } ?? []
    return references.compactMap { reference in
      reference.text("ProjectRef").flatMap { paths.paths[$0] }.map(ProjectFormat.xcodeProject.file)
    }
  }

  private static func tableEncodings(_ objects: PBXObjects, _ paths: PBXPaths) -> [String: Int] {
    let tables = objects.all("PBXFileReference") { $0.text("lastKnownFileType") == "text.plist.strings" }
    return tables.reduce(into: [:]) { found, table in
      guard let path = paths.paths[table.id], let encoding = table.object.text("fileEncoding").flatMap({ Int($0) })
      else { return }
      found[path] = encoding
    }
  }

  private static func packages(_ objects: PBXObjects, _ paths: PBXPaths, folder: String) -> [String] {
    let named = objects.all("XCLocalSwiftPackageReference").compactMap { $0.object.text("relativePath") }
    let folders = objects.all("PBXFileReference") { file in
      ["folder", "wrapper"].contains(file.text("lastKnownFileType") ?? "")
    }
    return named.map { FilePath.absolute($0, from: folder) } + folders.compactMap { paths.paths[$0.id] }
  }
}
