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
    guard isReadable(project, dependencies), dependencies.areAllKnown else { return nil }
    let sources = reader.sources(at: project.files.sources)
    guard sources.count == project.files.sources.count else { return nil }
    let entitlements = project.files.entitlements.compactMap { reader.document(at: $0) }
    let needs = dependencies.purposeNeeds + entitlements.flatMap(EntitlementNeeds.needs)
    return needs.reduce(into: SourceNeeds.justifiedKeys(of: sources)) { $0.formUnion($1.alternatives.joined()) }
  }

  /// Whether all code is there to read: an Xcode project says what belongs to its targets, and all of that was found.
  private static func isReadable(_ project: ProjectModel, _ dependencies: ProjectDependencies) -> Bool {
    guard project.files.hasAllCode, !project.files.sources.isEmpty else { return false }
    let known = Set(project.files.sources.map(\.path))
    let targets = project.targets.targets.filter { !$0.isTest }
    return !targets.isEmpty
      && targets.allSatisfy { target in
        let listsPackages = !target.asksForPackages || dependencies.hasSwiftPackages
        guard target.linksKnownCode, listsPackages, let membership = target.membership, !membership.isEmpty
        else { return false }
        return membership.files.allSatisfy { known.contains($0) || SourceLanguage(fileName: FilePath.name($0)) == nil }
          && membership.folders.allSatisfy { FilePath.isInside($0.path, project.root) || $0.path == project.root }
      }
  }
}
