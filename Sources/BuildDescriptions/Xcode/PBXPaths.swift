import ProjectFiles
import PropertyList

/// The paths of the files and groups of a `project.pbxproj`.
///
/// A group's path is relative to that of the group around it, so the tree is walked once from the top.
struct PBXPaths {
  /// The absolute path of each file reference, group and synchronised folder by id; none for build products and files of an SDK.
  private(set) var paths: [String: String] = [:]
  /// The ids of the files in each variant group, by its id.
  private(set) var variants: [String: [String]] = [:]

  /// The first file or group that is nested too deeply, so that nothing is known of it and what is in it.
  private(set) var tooDeep: Node?

  /// The deepest nesting of groups that is read.
  static let depthLimit = 64

  /// Walks the groups of a project whose sources lie in `folder`; linear in the groups.
  init(_ objects: PBXObjects, folder: String) {
    guard let main = objects.project?.text("mainGroup") else { return }
    let root = objects.object("mainGroup", of: objects.project)
    var pending = root.map { [(id: main, object: $0, parent: folder, depth: 0)] } ?? []
    while let (id, object, parent, depth) = pending.popLast() {
      // A group that holds itself would never end.
      guard paths[id] == nil else { continue }
      guard depth < Self.depthLimit else {
        if tooDeep == nil { tooDeep = object }
        continue
      }
      guard let path = Self.path(of: object, in: parent, folder) else { continue }
      paths[id] = path
      let isa = object.text("isa")
      // Most objects are files, which hold nothing.
      guard isa != "PBXFileReference" else { continue }
      let children = objects.objects("children", of: object)
      if isa == "PBXVariantGroup" { variants[id] = children.map(\.id) }
      pending += children.map { ($0.id, $0.object, path, depth + 1) }
    }
  }

  private static func path(of object: Node, in parent: String, _ folder: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") {
    case "<group>", nil: return path.isEmpty ? parent : FilePath.absolute(path, from: parent)
    case "SOURCE_ROOT": return FilePath.absolute(path, from: folder)
    case "<absolute>": return path.hasPrefix("/") ? FilePath.absolute(path, from: "/") : nil
    default: return nil
    }
  }
}
