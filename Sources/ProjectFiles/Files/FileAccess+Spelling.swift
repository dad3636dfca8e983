extension FileAccess {
  /// Returns the path of what lies at `path` for a file system that takes capitals as small letters, as that of macOS does.
  ///
  /// The part up to `folder` stays; `path` itself where something lies there exactly, and nil where nothing does. Lists each folder
  /// in between.
  package func spelling(of path: String, in folder: String) -> String? {
    guard FilePath.isInside(path, folder) else { return nil }
    var found = folder
    for component in path.dropFirst(folder.count).split(separator: "/") {
      let names = entries(of: found).map(\.name)
      let wanted = component.lowercased()
      guard
        let name = names.contains(String(component))
          ? String(component) : names.first(where: { $0.lowercased() == wanted })
      else { return nil }
      found = FilePath.join(found, name)
    }
    return found
  }
}
