/// The targets of all projects around a file, and which source belongs to which.
struct ProjectTargets: Sendable {
  /// The targets in the order of the projects.
  let targets: [ProjectTarget]

  /// Returns the targets whose Info.plist lies at the absolute `path`.
  func targets(withInfoPlist path: String) -> [ProjectTarget] {
    targets.filter { $0.allInfoPlists.contains(path) }
  }

  /// Returns which files are part of one of `targets` or of what they link; nil where the project does not say.
  func membership(of targets: [ProjectTarget]) -> SourceMembership? {
    let members = targets.compactMap(\.membership).filter { !$0.files.isEmpty || !$0.folders.isEmpty }
    guard !members.isEmpty else { return nil }
    let own = closure(of: members)
    let others = self.targets.compactMap(\.membership).filter { !own.contains($0) }
    return SourceMembership(own: own, others: others)
  }

  /// Returns targets with the frameworks and libraries that they depend on, directly or not; extensions and other apps are
  /// bundles of their own.
  private func closure(of targets: [XcodeTarget]) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    var pending = targets
    while let target = pending.popLast() {
      guard !found.contains(target) else { continue }
      found.append(target)
      pending += self.targets.compactMap { candidate in
        guard candidate.role == .other, let member = candidate.membership, target.dependencies.contains(candidate.name)
        else { return nil }
        return member
      }
    }
    return found
  }
}

/// Tells the sources of some targets from those of others.
struct SourceMembership: Sendable {
  let own: [XcodeTarget]
  let others: [XcodeTarget]

  /// Returns whether the file at `path` is built into the targets.
  ///
  /// A file that no target names may belong to a package that they link; then the folder decides.
  func contains(_ path: String) -> Bool? {
    if own.contains(where: { $0.contains(path) }) { return true }
    return others.contains { $0.contains(path) } ? false : nil
  }
}
