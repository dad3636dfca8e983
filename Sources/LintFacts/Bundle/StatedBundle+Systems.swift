import AppProject

extension StatedBundle {
  /// The systems that run the bundle's code, as far as the file shows; empty if it does not.
  ///
  /// An app for iPad that runs on the Mac counts as one for iOS too. Keys of other systems may be in the file of a
  /// watch app, which nevertheless runs on a watch only.
  package var systems: Set<ApplePlatform> {
    if kind == .watchApp { return [.watchOS] }
    return deviceFamilies.contains(6) ? platforms.union([.iOS]) : platforms
  }
}

extension Set<ApplePlatform> {
  /// The names, in the order in which Apple introduced them.
  package var names: String {
    ApplePlatform.allCases.filter(contains).map(\.rawValue).joined(separator: ", ")
  }
}
