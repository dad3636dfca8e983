/// The targets of all projects around a file.
struct ProjectTargets: Sendable {
  /// The targets in the order of the projects.
  let targets: [ProjectTarget]

  /// Returns the targets whose Info.plist is at the absolute `path`.
  func targets(withInfoPlist path: String) -> [ProjectTarget] {
    targets.filter { $0.allInfoPlists.contains(path) }
  }

  /// Returns the targets that have one of these Info.plist files.
  func targets(withInfoPlists paths: [String]) -> [ProjectTarget] {
    targets.filter { !$0.allInfoPlists.isDisjoint(with: paths) }
  }
}

/// Distinguishes targets with the same name in several projects.
struct TargetID: Hashable, Sendable {
  let name: String
  let declaredIn: String
}

extension TargetID {
  init(_ target: ProjectTarget) {
    self.init(name: target.name, declaredIn: target.declaredIn)
  }
}
