import CodeScanning

/// Which packages of npm an app links, and what its project sets for them: what decides whether the code of the app can need something.
package struct PackageLinkage: Sendable {
  /// The packages that the project requests and does not link into the app.
  private let unlinked: Set<String>
  private let linked: [String: LinkedPackage]
  private let switches: DependencySwitches

  /// Makes one for an app of which nothing is known.
  package init() {
    (unlinked, linked, switches) = ([], [:], DependencySwitches())
  }

  /// Makes one for an app that links some packages, by name, and not those in `unlinked`.
  package init(unlinked: Set<String>, linked: [String: LinkedPackage], _ switches: DependencySwitches) {
    (self.unlinked, self.linked, self.switches) = (unlinked, linked, switches)
  }

  /// Returns whether what code does with a package needs something in this app: not if the package is not linked, or if its version or a
  /// variable of the Podfile leaves out what the code calls.
  package func permits(_ use: PackageUse) -> Bool {
    guard !unlinked.contains(use.package) else { return false }
    guard let condition = use.condition, let linked = linked[use.package] else { return true }
    return linked.meets(condition, switches)
  }
}
