import ProjectFiles
import YAML

/// The packages in JavaScript of a repository that an app in it depends on, whose code is the app's.
package enum LocalPackages {
  /// The packages of a workspace.
  private struct Workspace {
    let root: String
    /// The folders of the packages by their names.
    let folders: [String: String]
    /// The paths of code by the names under which other code imports it; an asterisk in both stands for the rest of a name.
    let paths: [(name: String, path: String)]

    /// Returns the folders of the packages that code imports under `names`.
    func folders(importedAs names: Set<String>) -> [String] {
      names.flatMap { name in
        paths.compactMap { path -> String? in
          guard path.name.hasSuffix("*") else {
            return name == path.name || name.hasPrefix(path.name + "/") ? packageFolder(of: path.path, in: root) : nil
          }
          guard name.hasPrefix(path.name.dropLast()) else { return nil }
          let rest = String(name.dropFirst(path.name.count - 1))
          return packageFolder(of: path.path.split(separator: "*").joined(separator: rest), in: root)
        }
      }
    }
  }

  /// How many folders around an app may hold its workspace.
  private static let outerLimit = 6
  /// The largest number of packages of a workspace, of folders that are looked at, and of bytes of a source whose imports are read.
  private static let (packageLimit, visitLimit, sourceLimit) = (400, 4_000, 1 << 20)
  /// The largest number of patterns and paths of a workspace, and of names that code imports.
  private static let (patternLimit, nameLimit) = (200, 20_000)
  /// How deep the folders of packages are in that of the workspace.
  private static let depthLimit = 4

  private static let workspaceFile = "pnpm-workspace.yaml"

  /// Returns what pnpm reads about the workspace around the app in the folder `app`; nil without one.
  static func workspaceFile(around app: String, _ files: any FileAccess) -> YAMLNode? {
    var folder = app
    for _ in 0..<outerLimit {
      if let file = DescriptionFile(FilePath.join(folder, workspaceFile), files) { return file.yaml() }
      let outer = FilePath.folder(folder)
      guard files.status(of: FilePath.join(folder, ".git")) == nil, outer != folder, outer != "." else { return nil }
      folder = outer
    }
    return nil
  }

  private static let pathFiles = ["tsconfig.base.json", "tsconfig.json"]

  /// Returns the folders of the packages that the app in the folder `app` depends on, itself or by others of them, sorted.
  ///
  /// `sources` returns the paths of the app's code, whose imports count where only the paths of TypeScript name packages. Packages that
  /// are installed are none of them. Linear in the workspace, of which limited parts are read.
  package static func folders(
    ofAppIn app: String,
    _ files: any FileAccess,
    sources: () -> some Sequence<String>
  ) -> [String] {
    guard let own = DescriptionFile(ProjectFormat.npm.file(in: app), files)?.yaml() else { return [] }
    let workspace = workspace(around: app, files)
    var found: Set<String> = []
    var pending = dependencies(of: own, in: app, workspace)
    var names: Set<String> = []
    if let workspace, !workspace.paths.isEmpty {
      pending += workspace.folders(importedAs: imported(by: sources(), files, besides: &names))
    }
    while let folder = pending.popLast(), found.count < packageLimit {
      // What is around the app, or in it, is its own code or that of others.
      guard folder != app, !FilePath.isInside(app, folder), !FilePath.isInside(folder, app), !isInstalled(folder),
        !found.contains(folder), files.status(of: folder)?.type == .folder
      else { continue }
      found.insert(folder)
      if let package = DescriptionFile(ProjectFormat.npm.file(in: folder), files)?.yaml() {
        pending += dependencies(of: package, in: folder, workspace)
      }
      if let workspace, !workspace.paths.isEmpty {
        pending += workspace.folders(importedAs: imported(by: scripts(below: folder, files), files, besides: &names))
      }
    }
    return found.sorted()
  }

  /// Returns the folders of the packages that the app in the folder `app` requests itself, those in it too, sorted.
  ///
  /// Packages that are installed are none of them. Linear in the workspace, of which limited parts are read.
  package static func requestedFolders(ofAppIn app: String, _ files: any FileAccess) -> [String] {
    guard let own = DescriptionFile(ProjectFormat.npm.file(in: app), files)?.yaml() else { return [] }
    return Set(dependencies(of: own, in: app, workspace(around: app, files)))
      .filter { $0 != app && !isInstalled($0) && files.status(of: $0)?.type == .folder }.sorted().prefix(packageLimit)
      .map(\.self)
  }

  private static func isInstalled(_ folder: String) -> Bool { folder.contains("/node_modules/") }

  // MARK: Dependencies

  private static func dependencies(of package: YAMLNode, in folder: String, _ workspace: Workspace?) -> [String] {
    ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap { list in
      (package[list]?.mapping ?? []).compactMap { pair -> String? in
        let range = pair.value.string ?? ""
        for start in ["file:", "link:", "portal:"] where range.hasPrefix(start) {
          return FilePath.absolute(String(range.dropFirst(start.count)), from: folder)
        }
        return pair.key.string.flatMap { workspace?.folders[$0] }
      }
    }
  }

  // MARK: Workspaces

  private static func workspace(around app: String, _ files: any FileAccess) -> Workspace? {
    var folder = app
    for _ in 0..<outerLimit {
      let patterns = patterns(in: folder, files)
      let paths = paths(in: folder, files)
      if !patterns.isEmpty || !paths.isEmpty {
        return Workspace(root: folder, folders: packages(in: folder, patterns, files), paths: paths)
      }
      let outer = FilePath.folder(folder)
      guard files.status(of: FilePath.join(folder, ".git")) == nil, outer != folder, outer != "/", outer != "." else {
        return nil
      }
      folder = outer
    }
    return nil
  }

  /// Returns the patterns of the folders of packages that a workspace lists.
  private static func patterns(in folder: String, _ files: any FileAccess) -> [String] {
    if let list = DescriptionFile(FilePath.join(folder, workspaceFile), files)?.yaml()?["packages"]?.sequence {
      return list.prefix(patternLimit).compactMap(\.string)
    }
    let list = DescriptionFile(ProjectFormat.npm.file(in: folder), files)?.yaml()?["workspaces"]
    return ((list?["packages"] ?? list)?.sequence ?? []).prefix(patternLimit).compactMap(\.string)
  }

  private static func packages(in root: String, _ patterns: [String], _ files: any FileAccess) -> [String: String] {
    let wanted = patterns.filter { !$0.hasPrefix("!") }.map(Pattern.init)
    let others = patterns.filter { $0.hasPrefix("!") }.map { GlobPattern(String($0.dropFirst())) }
    guard !wanted.isEmpty else { return [:] }
    var found: [String: String] = [:]
    var visits = 0
    var pending: [(path: String, depth: Int)] = [("", 0)]
    while let (path, depth) = pending.popLast(), visits < visitLimit, found.count < packageLimit {
      for entry in files.entries(of: path.isEmpty ? root : FilePath.join(root, path)) where entry.type == .folder {
        visits += 1
        let inner = path.isEmpty ? entry.name : FilePath.join(path, entry.name)
        guard !SkippedFolders.contains(entry.name), wanted.contains(where: { $0.mayHold(inner) }) else { continue }
        if wanted.contains(where: { $0.matches(inner) }), !others.contains(where: { $0.matches(inner) }) {
          let folder = FilePath.join(root, inner)
          let package = DescriptionFile(ProjectFormat.npm.file(in: folder), files)?.yaml()
          if let name = package?["name"]?.string, found[name] == nil { found[name] = folder }
        }
        if depth + 1 < depthLimit { pending.append((inner, depth + 1)) }
      }
    }
    return found
  }

  /// A pattern of the folders of packages, `packages/*`.
  private struct Pattern {
    private let glob: GlobPattern
    private let parts: [Substring]

    init(_ text: String) {
      glob = GlobPattern(text)
      parts = text.split(separator: "/").filter { $0 != "." }
    }

    private var isDeep: Bool { parts.contains("**") }

    func matches(_ path: String) -> Bool {
      glob.matches(path) && (isDeep || path.split(separator: "/").count == parts.count)
    }

    /// Returns whether the folder at a path may be around one that matches, or match itself.
    func mayHold(_ path: String) -> Bool {
      let names = path.split(separator: "/")
      for (name, part) in zip(names, parts) {
        if part == "**" { return true }
        guard GlobPattern(String(part)).matches(String(name)) else { return false }
      }
      return names.count <= parts.count
    }
  }

  // MARK: Paths of TypeScript

  /// Returns the paths that a configuration of TypeScript gives names for.
  private static func paths(in folder: String, _ files: any FileAccess) -> [(name: String, path: String)] {
    for name in pathFiles {
      guard let file = DescriptionFile(FilePath.join(folder, name), files),
        // The file may have comments.
        let root = ScriptLiteral(Array("export default ".utf8) + file.text.bytes, openNames: [])?.root,
        let options = root["compilerOptions"], let paths = options["paths"]?.mapping
      else { continue }
      let base = FilePath.absolute(options["baseUrl"]?.string ?? ".", from: folder)
      return paths.prefix(patternLimit).compactMap { pair in
        guard let name = pair.key.string, name.first != ".", name.first != "~", name != "*",
          !name.hasPrefix("@/"), let target = pair.value.sequence?.first?.string
        else { return nil }
        return (name, FilePath.absolute(target, from: base))
      }
    }
    return []
  }

  /// Returns the folder of the package with the code at a path: that around `src`, else that of the file.
  private static func packageFolder(of path: String, in root: String) -> String? {
    guard FilePath.isInside(path, root) else { return nil }
    var parts = path.dropFirst(root.count + 1).split(separator: "/")
    if let index = parts.firstIndex(where: { $0 == "src" }) {
      parts.removeSubrange(index...)
    } else if parts.last?.contains(".") ?? false {
      parts.removeLast()
    }
    // A folder with several packages, or that of the app, is none.
    return parts.count < 2 ? nil : FilePath.join(root, parts.joined(separator: "/"))
  }

  private static func scripts(below folder: String, _ files: any FileAccess) -> [String] {
    var found: [String] = []
    var visits = 0
    var pending = [folder]
    while let folder = pending.popLast(), visits < visitLimit {
      let entries = files.entries(of: folder)
      visits += entries.count
      let names = Set(entries.map(\.name))
      for entry in entries {
        let path = FilePath.join(folder, entry.name)
        if entry.type == .file, JavaScriptSources.isSource(entry.name, nextTo: names) { found.append(path) }
        if entry.type == .folder, !JavaScriptSources.skips(entry.name, nextTo: names) { pending.append(path) }
      }
    }
    return found
  }

  /// Returns the texts in code that may be names of modules and are not among `names`, to which it adds them; linear.
  private static func imported(
    by sources: some Sequence<String>,
    _ files: any FileAccess,
    besides names: inout Set<String>
  ) -> Set<String> {
    var found: Set<String> = []
    for path in sources {
      guard names.count < nameLimit, let bytes = files.contents(of: path, limit: sourceLimit) else { continue }
      var rest = bytes[...]
      while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) {
        let text = rest[(start + 1)...].prefix { $0 != rest[start] && $0 > 0x20 }
        rest = rest[text.endIndex...].dropFirst()
        guard let first = text.first, text.count < 200, first == UInt8(ascii: "@") || first > 0x60,
          names.count < nameLimit
        else { continue }
        let name = String(decoding: text, as: UTF8.self)
        if names.insert(name).inserted { found.insert(name) }
      }
    }
    return found
  }
}
