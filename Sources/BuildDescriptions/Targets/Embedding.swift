import ProjectFiles

/// Which bundles of a project lie in which of its apps: the one place that finds this out.
package struct Embedding: Sendable {
  private var hosts: [TargetID: [Fact<ProjectTarget>]] = [:]
  private var embedded: [TargetID: [Fact<ProjectTarget>]] = [:]

  /// Looks at what the apps among `targets` embed and depend on; linear in both.
  package init(_ targets: [ProjectTarget]) {
    let known = Dictionary(grouping: targets) { TargetID($0) }
    for host in targets where host.role == .app {
      var seen: Set<TargetID> = [TargetID(host)]
      for (id, basis) in Self.references(of: host) where seen.insert(id).inserted {
        guard let guests = known[id] else { continue }
        let origin = FactOrigin.target(host.name, path: host.declaredIn)
        hosts[id, default: []].append(Fact(host, basis, origin))
        embedded[TargetID(host), default: []] += guests.map { Fact($0, basis, origin) }
      }
    }
  }

  /// Returns the apps that the product of a target lies in, in the order of the project.
  package func hosts(of target: ProjectTarget) -> [Fact<ProjectTarget>] { hosts[TargetID(target)] ?? [] }

  /// Returns the targets whose products lie in that of a target, those first that it lists as embedded.
  package func embedded(in target: ProjectTarget) -> [Fact<ProjectTarget>] { embedded[TargetID(target)] ?? [] }

  /// Returns what a target names, with how certain it is that the product lies in its own.
  private static func references(of host: ProjectTarget) -> [(TargetID, FactBasis)] {
    let listed = host.embeds.map { name in
      (TargetID(name: name, declaredIn: host.declaredIn), host.isInXcodeProject ? FactBasis.read : .derived)
    }
    // What an app depends on may be linked, or only be built before it.
    let others = (host.membership?.dependencies ?? []).compactMap { reference -> (TargetID, FactBasis)? in
      switch reference {
      case .target(let name): (TargetID(name: name, declaredIn: host.declaredIn), .assumed)
      case .outerTarget(let name, let project): (TargetID(name: name, declaredIn: project), .assumed)
      case .product, .packageProduct: nil
      }
    }
    return listed + others
  }
}
