/// The targets of all projects around a file.
package struct ProjectTargets: Sendable {
  /// The targets in the order of the projects.
  package let targets: [ProjectTarget]
  /// Which of their bundles lie in which apps.
  package let embedding: Embedding
  /// The places of those that have an Info.plist, by its path.
  private let builders: [String: [Int]]
  private let places: [TargetID: Int]

  /// Takes the targets; linear in them and in their configurations.
  package init(_ targets: [ProjectTarget]) {
    self.targets = targets
    embedding = Embedding(targets)
    builders = targets.indices.reduce(into: [:]) { builders, index in
      for path in targets[index].allInfoPlists { builders[path, default: []].append(index) }
    }
    places = Dictionary(targets.indices.map { (TargetID(targets[$0]), $0) }) { first, _ in first }
  }

  /// Returns the places of the targets whose Info.plist is at the absolute path or has the name `path`.
  package func indices(withInfoPlist path: String) -> [Int] { builders[path] ?? [] }

  /// Returns the targets whose Info.plist is at the absolute path or has the name `path`.
  package func targets(withInfoPlist path: String) -> [ProjectTarget] {
    indices(withInfoPlist: path).map { targets[$0] }
  }

  /// Returns the targets that have one of these Info.plist files.
  package func targets(withInfoPlists paths: [String]) -> [ProjectTarget] {
    Set(paths.flatMap(indices)).sorted().map { targets[$0] }
  }

  /// Returns `target` with all its configurations, of which a file may concern only some.
  package func whole(_ target: ProjectTarget) -> ProjectTarget {
    places[TargetID(target)].map { targets[$0] } ?? target
  }
}

/// Distinguishes targets with the same name in several projects.
package struct TargetID: Hashable, Sendable {
  package let name: String
  package let declaredIn: String

  /// Makes what distinguishes the target `name` of the project at `declaredIn` from others.
  package init(name: String, declaredIn: String) {
    (self.name, self.declaredIn) = (name, declaredIn)
  }

  /// Returns what distinguishes `target` from others.
  package init(_ target: ProjectTarget) {
    self.init(name: target.name, declaredIn: target.declaredIn)
  }
}
