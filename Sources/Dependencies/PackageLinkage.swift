import CodeScanning
import KeyCatalog

/// Which packages of npm an app links, and what its project sets for them: what decides whether the code of the app can need something.
package struct PackageLinkage: Sendable {
  /// The packages that the project requests.
  private let requested: Set<String>
  /// Those of them that it does not link into the app.
  private let unlinked: Set<String>
  private let linked: [String: LinkedPackage]
  private let switches: DependencySwitches

  /// Makes one for an app of which nothing is known.
  package init() {
    (requested, unlinked, linked, switches) = ([], [], [:], DependencySwitches())
  }

  /// Makes one for an app that requests some packages and links some, by name, and not those in `unlinked`.
  package init(
    requested: Set<String>,
    unlinked: Set<String>,
    linked: [String: LinkedPackage],
    _ switches: DependencySwitches
  ) {
    (self.requested, self.unlinked, self.linked, self.switches) = (requested, unlinked, linked, switches)
  }

  /// Returns whether an app that requests some packages gets the code of one of them wherever code names `package`.
  package static func replaces(_ package: String, _ requested: Set<String>) -> Bool {
    KeyCatalog.javaScriptPackage(package)?.replacements.contains(where: requested.contains) ?? false
  }

  /// Returns whether what code does with a package needs something in this app: not if the package is not linked, if another one
  /// takes its place, or if its version or a variable of the Podfile leaves out what the code calls.
  package func permits(_ use: PackageUse) -> Bool {
    guard !unlinked.contains(use.package), !Self.replaces(use.package, requested) else { return false }
    guard let condition = use.condition, let linked = linked[use.package] else { return true }
    return linked.meets(condition, switches)
  }
}
