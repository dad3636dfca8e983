import BuildDescriptions
import ProjectFiles

/// Determines which bundle a file probably belongs to that no target claims: the only one of the nearest folder.
///
/// An app and the extensions in it count as the app. Frameworks and packages keep their own files.
struct NearestBundles: Sendable {
  /// What the Info.plist files describe, by path.
  let roles: [String: BundleRole]
  /// What Info.plist files with the same value describe is one bundle.
  private let groups: [String: [String]]
  /// The folders of packages inside the project, whose code only their products bring into a bundle.
  private let packages: Set<String>
  private let root: String
  /// The Info.plist files in each folder or deeper.
  private let inside: [String: [String]]

  /// Makes it from the kinds of bundle that the Info.plist files in the folder `root` describe, by path.
  ///
  /// Files of one list of `groups` describe one bundle in several configurations. Linear in the depth of all files.
  init(bundles: [String: BundleRole], groups: [[String]] = [], packages: Set<String> = [], root: String = "/") {
    var bundleOfPath: [String: [String]] = [:]
    for group in groups { for path in group { bundleOfPath[path] = group.sorted() } }
    self.init(bundles, bundleOfPath, packages, root)
  }

  private init(_ bundles: [String: BundleRole], _ groups: [String: [String]], _ packages: Set<String>, _ root: String) {
    roles = bundles
    (self.groups, self.packages, self.root) = (groups, packages, root)
    inside = bundles.keys.sorted().reduce(into: [:]) { found, path in
      var folder = FilePath.folder(path)
      while folder == root || FilePath.isInside(folder, root) {
        found[folder, default: []].append(path)
        guard folder != root, folder != "/" else { break }
        folder = FilePath.folder(folder)
      }
    }
  }

  /// Returns the same with one more Info.plist; linear in their number.
  func including(_ role: BundleRole, at path: String) -> NearestBundles {
    NearestBundles(roles.merging([path: role]) { known, _ in known }, groups, packages, root)
  }

  /// The Info.plist files of apps and extensions, sorted.
  var bundles: [String] { roles.filter { $0.value != .other }.keys.sorted() }

  /// Returns what the Info.plist at `path` describes; nil if it is not known.
  func role(of path: String) -> BundleRole? { roles[path] }

  /// Returns the Info.plist files of the bundle that the file at `path` probably belongs to; linear in its depth.
  func bundle(of path: String) -> [String] {
    var folder = FilePath.folder(path)
    // The code of a toolkit, which lies next to its Xcode project, is for all its apps.
    if folder != root, !FilePath.isInside(folder, root) { return (inside[root] ?? []).filter { roles[$0] == .app } }
    while inside[folder] == nil, folder != "/", folder != "." {
      guard !packages.contains(folder) else { return [] }
      folder = FilePath.folder(folder)
    }
    let found = inside[folder] ?? []
    let apps = found.filter { roles[$0] == .app }
    let candidates = apps.isEmpty ? found.filter { roles[$0] == .appExtension } : apps
    guard let first = candidates.first else { return [] }
    let group = groups[first] ?? [first]
    return candidates.allSatisfy(group.contains) ? group : []
  }
}
