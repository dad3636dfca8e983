/// Determines which Info.plist of a project a source file belongs to.
///
/// An Info.plist of an app or extension owns the sources of its own folder, the innermost such folder first. Other
/// sources, and those of frameworks, belong to every app, but to no extension.
struct SourceOwners: Sendable {
  private let roles: [String: BundleRole]
  /// The bundles that may own sources, by folder.
  private let owners: [String: [String]]

  /// Makes it from the kinds of bundle that Info.plist files describe, by path.
  init(bundles: [String: BundleRole]) {
    roles = bundles
    let folders = Dictionary(grouping: bundles.filter { $0.value != .other }.keys) { FilePath.folder($0) }
    // If the Info.plist files of an extension and its app are in one folder, its sources are the app's.
    owners = folders.mapValues { paths in
      let apps = paths.filter { bundles[$0] == .app }
      return apps.isEmpty ? paths : apps
    }
  }

  /// Returns the same with one more Info.plist; linear in their number.
  func including(_ role: BundleRole, at path: String) -> SourceOwners {
    SourceOwners(bundles: roles.merging([path: role]) { known, _ in known })
  }

  /// The Info.plist files of apps and extensions, sorted.
  var bundles: [String] { roles.filter { $0.value != .other }.keys.sorted() }

  /// Returns what the Info.plist at `path` describes; nil if it is not known.
  func role(of path: String) -> BundleRole? { roles[path] }

  /// Returns whether the source file at `source` is part of the bundle of the Info.plist at `path`; linear in its depth.
  func owns(_ path: String, source: String) -> Bool {
    var folder = FilePath.folder(source)
    while folder != "/", folder != "." {
      if let owners = owners[folder] {
        if owners.contains(path) { return true }
        // Others may share a folder above this one, but not the sources of a folder of their own.
        if !isAround(folder, path) { return false }
      }
      folder = FilePath.folder(folder)
    }
    return roles[path] == .app
  }

  /// Whether the Info.plist lies deeper inside `folder`, so that its sources may be anywhere in there.
  private func isAround(_ folder: String, _ path: String) -> Bool {
    FilePath.isInside(path, folder)
  }
}
