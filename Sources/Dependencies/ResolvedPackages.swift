import ProjectFiles

/// The packages of npm that an app requests, in the versions that its lock files have for it.
package enum ResolvedPackages {
  /// Returns `dependencies` with each package of npm that the app requests once, in the version that it gets; linear.
  ///
  /// Only what it requests is linked into it, so that other packages of lock files are left out. Without a `package.json` all stay as
  /// they are.
  package static func resolved(_ dependencies: [Dependency]) -> [Dependency] {
    let requests = dependencies.filter { $0.isOfJavaScript && isRequest($0) }
    guard !requests.isEmpty else { return dependencies }
    let direct = Set(dependencies.lazy.filter { $0.isOfJavaScript && ($0.isDirect || isRequest($0)) }.map(\.name))
    let locked = Dictionary(grouping: dependencies.filter { $0.kind == .npm && !isRequest($0) }, by: \.name)
    let requested = Dictionary(requests.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    return dependencies.compactMap { dependency in
      guard dependency.isOfJavaScript else { return dependency }
      guard direct.contains(dependency.name), seen.insert(dependency.name).inserted else { return nil }
      var resolved = version(of: requested[dependency.name], among: locked[dependency.name] ?? []) ?? dependency
      resolved.isDirect = true
      return resolved
    }
  }

  /// Returns whether the pods are those of an older React Native than that of the package; linear.
  package static func haveOlderPods(_ dependencies: [Dependency]) -> Bool {
    let version = { (kind: Dependency.Kind, name: String) in
      dependencies.first { $0.kind == kind && $0.name == name }?.version.flatMap(DependencyVersion.oldest)
    }
    guard let pod = version(.pod, "React-Core"), let package = version(.npm, "react-native") else { return false }
    return pod < package
  }

  /// Whether a dependency comes from a file with the requested ranges.
  private static func isRequest(_ dependency: Dependency) -> Bool {
    ProjectFormat.npm.isFile(dependency.evidence.path) || ProjectFormat.cordova.isFile(dependency.evidence.path)
  }

  /// Returns the version that an app gets: that of its own, the one for the requested range, any other for all; of these the first.
  private static func version(of request: Dependency?, among locked: [Dependency]) -> Dependency? {
    guard let request else { return locked.first }
    let folder = FilePath.folder(request.evidence.path)
    let common = locked.filter { $0.folder == nil }
    return locked.first { lock in
      lock.folder.map { $0.isEmpty ? "" : "/\($0)" }.map { FilePath.folder(lock.evidence.path) + $0 == folder } ?? false
    }
      ?? common.first { lock in request.version.map(lock.requests.contains) ?? false } ?? common.first
  }
}
