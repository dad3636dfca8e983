import KeyCatalog

extension Dependency {
  /// Returns whether it is the library of `need` in a version that is known to be older than the first that needs it.
  package func isOlder(than need: LibraryNeed) -> Bool {
    guard let first = need.since.flatMap({ DependencyVersion($0) }),
      let version = version.flatMap({ DependencyVersion($0) }),
      let manager = Self.managers[kind], version < first
    else { return false }
    return need.packages[manager]?.contains(kind == .pod ? String(name.prefix { $0 != "/" }) : name) ?? false
  }

  /// The names of package managers in the catalog.
  private static let managers: [Kind: String] = [.pod: "pod", .pub: "pub", .swiftPackage: "swift-package"]
}
