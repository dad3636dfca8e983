/// Finds the purpose strings that something in a project is the reason of.
enum JustifiedKeys {
  /// Returns the keys that a source, library or entitlement of the project may need; nil where code of the app was not read
  /// or is not known.
  ///
  /// All sources count, whatever target they are in: extensions use what their app declares. Linear in the files of the
  /// project and in the bytes of sources that changed.
  static func keys(
    of project: ProjectModel,
    _ dependencies: ProjectDependencies,
    _ reader: inout ProjectReader
  ) -> Set<String>? {
    guard dependencies.areAllKnown, let sources = ReadableCode.sources(of: project, dependencies, &reader) else {
      return nil
    }
    let entitlements = project.files.entitlements.compactMap { reader.document(at: $0) }
    let needs = dependencies.purposeNeeds + entitlements.flatMap(EntitlementNeeds.needs)
    return needs.reduce(into: SourceNeeds.justifiedKeys(of: sources)) { $0.formUnion($1.alternatives.joined()) }
  }
}
