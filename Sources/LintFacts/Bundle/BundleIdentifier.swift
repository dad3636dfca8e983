/// The identifiers of bundles.
package enum BundleIdentifier {
  /// Returns whether another tool than a build puts the identifier there, as for `@ID@`, `{{id}}` and `__ID__`.
  package static func isPlaceholder(_ text: String) -> Bool {
    text.contains { "@#%{}<>$".contains($0) } || text.hasPrefix("__") && text.hasSuffix("__")
  }
}
