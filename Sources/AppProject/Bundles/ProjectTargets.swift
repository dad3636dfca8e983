/// The targets of all projects around a file, and which source belongs to which.
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

  /// Returns which files are part of one of `targets` or of what they link; nil if that is unknown.
  func membership(of targets: [ProjectTarget]) -> SourceMembership? {
    let members = targets.filter { $0.membership?.isEmpty == false }
    guard !members.isEmpty else { return nil }
    let own = closure(of: members)
    let others = self.targets.filter { !own.contains(TargetID($0)) }
    return SourceMembership(
      own: self.targets.filter { own.contains(TargetID($0)) }.compactMap(\.membership),
      others: others.compactMap(\.membership)
    )
  }

  /// Returns targets with the frameworks and libraries that they depend on, directly or not; extensions and other apps are
  /// bundles of their own.
  private func closure(of targets: [ProjectTarget]) -> Set<TargetID> {
    var found: Set<TargetID> = []
    var pending = targets
    while let target = pending.popLast() {
      guard found.insert(TargetID(target)).inserted, let member = target.membership else { continue }
      pending += self.targets.filter { candidate in
        candidate.role == .other && candidate.membership != nil && member.dependencies.contains(candidate.name)
      }
    }
    return found
  }
}

/// Distinguishes targets with the same name in several projects.
struct TargetID: Hashable, Sendable {
  let name: String
  let declaredIn: String

  init(_ target: ProjectTarget) {
    name = target.name
    declaredIn = target.declaredIn
  }
}

/// Distinguishes the sources of some targets from those of others.
struct SourceMembership: Sendable {
  let own: [TargetMembership]
  let others: [TargetMembership]

  /// Returns whether the file at `path` is built into the targets.
  ///
  /// A file that no target lists may belong to a linked package; then the folder decides.
  func contains(_ path: String) -> Bool? {
    if own.contains(where: { $0.contains(path) }) { return true }
    return others.contains { $0.contains(path) } ? false : nil
  }
}
