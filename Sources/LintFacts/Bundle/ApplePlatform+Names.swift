import CodeScanning

extension Set<ApplePlatform> {
  /// The names, in the order in which Apple introduced them.
  package var names: String {
    ApplePlatform.allCases.filter(contains).map(\.rawValue).joined(separator: ", ")
  }
}
