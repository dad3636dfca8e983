import AppProject
import CodeScanning
import KeyCatalog
import PropertyList

/// The purpose strings that an app has, or does not need on its platform.
package struct PresentPurposeKeys {
  private let root: RootKeys
  private let project: ProjectContext
  /// The platforms that the bundle is built for; empty where they are unknown.
  private let platforms: Set<String>
  /// The kind of bundle, if the catalog has keys that do nothing in it.
  private let bundleName: String?

  /// Keys that do for others although neither replaces the other.
  private static let substitutes: [String: [String]] = [
    // Web browsers must use the key for use in the foreground.
    "NSBluetoothAlwaysUsageDescription": ["NSBluetoothWhileInUseUsageDescription"]
  ]

  /// The keys that each key replaces.
  private static let predecessors: [String: [String]] = KeyCatalog.protectedResources.reduce(into: [:]) {
    found,
    resource in
    for successor in resource.successorKeys { found[successor, default: []].append(resource.key) }
  }

  /// Looks at the keys of a root dictionary and at those that the build supplies to `bundle`.
  package init(_ root: RootKeys, _ project: ProjectContext, _ bundle: AppBundle) {
    self.root = root
    self.project = project
    platforms = Set(bundle.systems.map(\.rawValue))
    bundleName = bundle.kind?.value.catalogName
  }

  /// Whether `need` exists on the app's platform.
  package func concerns(_ need: PurposeNeed) -> Bool {
    platforms.isEmpty || need.platforms.isEmpty || !need.platforms.isDisjoint(with: platforms)
  }

  /// Whether `key`, or an older or newer key for the same resource, is there, or no platform of `need` enforces the key, or it does
  /// nothing in such a bundle.
  package func satisfies(_ key: String, for need: PurposeNeed) -> Bool {
    if platforms.isEmpty || need.platforms.isEmpty { return satisfies(key, on: platforms.union(need.platforms)) }
    return satisfies(key, on: platforms.intersection(need.platforms))
  }

  /// Whether `key`, or an older or newer key for the same resource, is there, or no platform of the app enforces the key.
  package func satisfies(_ key: String) -> Bool { satisfies(key, on: platforms) }

  private func satisfies(_ key: String, on platforms: Set<String>) -> Bool {
    if isPresent(key) { return true }
    if isIneffective(key) { return true }
    guard let resource = KeyCatalog.protectedResource(forKey: key) else { return false }
    if !platforms.isEmpty, !resource.platforms.isEmpty, resource.enforcingPlatforms.isDisjoint(with: platforms) {
      return true
    }
    let others = resource.successorKeys + (Self.substitutes[key] ?? []) + (Self.predecessors[key] ?? [])
    return others.contains(where: isPresent)
  }

  /// Whether `key` does nothing in such a bundle, so that it is no use to add it.
  package func isIneffective(_ key: String) -> Bool {
    guard let bundleName else { return false }
    return KeyCatalog.key(at: key, in: .infoPlist)?.ineffectiveBundles.contains(bundleName) == true
  }

  private func isPresent(_ key: String) -> Bool { PurposeKeys.isPresent(key, in: root, project) }
}

/// The purpose strings of the apps that hold an extension or watch app.
package struct HostPurposeKeys {
  private let hosts: [PresentPurposeKeys]

  /// Looks at the apps that hold `bundle`; other apps in apps, such as App Clips, ask for themselves.
  package init(of bundle: AppBundle, _ project: ProjectContext) {
    hosts = (bundle.role == .appExtension || bundle.isOnly(for: .watchOS) ? project.documents.hostInfoPlists : []).map {
      host in
      let targets = project.allTargets.filter { target in
        host.path.map { target.infoPlists.contains($0) || target.generatedInfoPlist == $0 } ?? false
      }
      let supplied = targets.reduce(into: Set<String>()) { $0.formUnion($1.suppliedKeys) }
      let root = RootKeys(host.rootDictionary)
      let app = ProjectContext(targets: targets, suppliedKeys: supplied)
      return PresentPurposeKeys(root, app, app.bundle(of: host, root))
    }
  }

  /// Returns whether each of the apps has one of `keys`, or another that does for it.
  package func have(oneOf keys: [String]) -> Bool {
    !hosts.isEmpty && hosts.allSatisfy { keys.contains(where: $0.satisfies) }
  }
}
