/// The folder into which package managers put the packages of npm.
package enum NodeModules {
  /// Its name, before the names of packages in paths.
  static let prefix = "node_modules/"

  /// Returns the name of the package in whose folder a path ends; nil if it is in none.
  package static func package(at path: String) -> String? {
    guard let start = path.ranges(of: prefix).last?.upperBound else { return nil }
    let parts = path[start...].split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.prefix(parts.first?.hasPrefix("@") ?? false ? 2 : 1).joined(separator: "/")
    return name.isEmpty ? nil : name
  }
}
