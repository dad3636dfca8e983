import KeyCatalog

extension Dependency {
  /// Returns whether it is the library of `need` in a version that is known to be older than the first that needs it.
  package func isOlder(than need: LibraryNeed) -> Bool {
    guard let first = need.since.flatMap({ DependencyVersion($0) }),
      let version = version.flatMap({ DependencyVersion($0) }),
      version < first
    else { return false }
    return isPackage(of: need)
  }

  /// Returns whether the project itself requests it, and it is a package of `need`.
  package func isRequested(by need: LibraryNeed) -> Bool { isDirect && isPackage(of: need) }

  private func isPackage(of need: LibraryNeed) -> Bool {
    let packages = Self.managers[kind].flatMap { need.packages[$0] } ?? []
    return packages.contains(kind == .pod ? String(name.prefix { $0 != "/" }) : name)
  }

  /// The names of package managers in the catalog.
  private static let managers: [Kind: String] = [.pod: "pod", .pub: "pub", .swiftPackage: "swift-package"]
}
