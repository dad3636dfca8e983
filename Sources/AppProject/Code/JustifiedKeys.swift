import CodeScanning

/// Finds the purpose strings that something in a project may need.
enum JustifiedKeys {
  /// Returns the keys that a source, library or entitlement of the project may need.
  ///
  /// All sources count, in any target: extensions use what their app declares. Linear in what was found in `sources`,
  /// which are all of the project.
  static func keys(
    of project: ProjectModel,
    _ sources: [Shared<ScannedSource>],
    _ dependencies: ProjectDependencies,
    _ reader: ProjectReader
  ) -> Set<String> {
    let entitlements = project.files.entitlements.compactMap { reader.document(at: $0) }
    let needs = dependencies.purposeNeeds + entitlements.flatMap(EntitlementNeeds.needs)
    return needs.reduce(into: SourceNeeds.justifiedKeys(of: sources)) { $0.formUnion($1.alternatives.joined()) }
  }
}
