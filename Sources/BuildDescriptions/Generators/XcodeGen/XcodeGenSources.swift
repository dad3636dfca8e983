import ProjectFiles

/// The sources of a target of an XcodeGen description.
struct XcodeGenSources {
  /// The most files and folders among which the Info.plist of a target is looked for.
  static let searchLimit = 10_000

  private let files: any FileAccess
  /// The folders of the local packages, by their names in the description.
  private let packages: [String: String]

  init(_ files: any FileAccess, packages: [String: String] = [:]) {
    (self.files, self.packages) = (files, packages)
  }

  /// Returns the contents of `sources` and `dependencies` of a target; `note` gets each path of sources with its item.
  func membership(of target: SpecNode, noting note: (String, SpecNode) -> Void = { _, _ in }) -> TargetMembership {
    var membership = TargetMembership()
    for item in items(of: target) {
      guard let path = item.string.flatMap({ _ in item.path }) ?? item["path"]?.path else { continue }
      note(path, item)
      if files.status(of: path)?.type == .file {
        membership.files.append(path)
      } else {
        membership.folders.append(
          .init(
            path: path,
            excludedPatterns: (item["excludes"]?.strings ?? []).map { GlobPattern($0, takesClasses: false) },
            includedPatterns: (item["includes"]?.strings ?? []).map { GlobPattern($0, takesClasses: false) }
          )
        )
      }
    }
    membership.files.sort()
    membership.dependencies = (target["dependencies"]?.list ?? []).flatMap(dependencies)
    return membership
  }

  /// Returns the same without sources if none of them is there: a script copies the description to the folder that it is for.
  func located(_ membership: TargetMembership) -> TargetMembership {
    let paths = membership.files + membership.folders.map(\.path)
    guard paths.allSatisfy({ files.status(of: $0) == nil && !files.isOutside($0) }) else { return membership }
    var membership = membership
    (membership.files, membership.folders) = ([], [])
    return membership
  }

  /// Returns what a dependency names: a target, or products of a package.
  private func dependencies(_ dependency: SpecNode) -> [TargetReference] {
    if let name = dependency["target"]?.string { return [.target(name)] }
    // Packages that are fetched have lock files.
    guard let package = dependency["package"]?.string, let folder = packages[package] else { return [] }
    let products = (dependency["products"]?.strings ?? []) + (dependency["product"]?.strings ?? [])
    return (products.isEmpty ? [package] : products).map { .packageProduct($0, package: folder) }
  }

  /// Returns the first file named `Info.plist` among the sources, which XcodeGen uses if nothing names one.
  ///
  /// Calls `onLimit` if there are too many of them to look at all.
  func infoPlist(of membership: TargetMembership, onLimit: () -> Void) -> String? {
    if let file = membership.files.first(where: { FilePath.name($0) == "Info.plist" }) { return file }
    var visits = 0
    if let found = membership.folders.firstResult({ infoPlist(in: $0.path, &visits) }) { return found }
    if visits >= Self.searchLimit { onLimit() }
    return nil
  }

  private func infoPlist(in folder: String, _ visits: inout Int) -> String? {
    var pending = [folder]
    while let folder = pending.popLast(), visits < Self.searchLimit {
      let entries = files.entries(of: folder)
      visits += entries.count + 1
      if entries.contains(where: { $0.name == "Info.plist" && $0.type == .file }) {
        return FilePath.join(folder, "Info.plist")
      }
      let folders = entries.filter { $0.type == .folder && !SkippedFolders.contains($0.name) }
      pending += folders.reversed().map { FilePath.join(folder, $0.name) }
    }
    return nil
  }

  private func items(of target: SpecNode) -> [SpecNode] {
    guard let sources = target["sources"] else { return [] }
    return sources.list ?? [sources]
  }
}
