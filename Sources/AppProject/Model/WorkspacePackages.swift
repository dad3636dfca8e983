import BuildDescriptions
import ProjectFiles

/// The packages that only the workspace lists: no target lists them as linked, but its code imports their modules.
enum WorkspacePackages {
  /// Returns `targets` with the packages among those of `linked` that their sources import.
  ///
  /// Linear in the sources if there are such packages.
  static func linking(
    _ linked: LinkedProjects,
    to targets: [ProjectTarget],
    _ files: ProjectInventory,
    _ reader: ProjectReader
  ) -> [ProjectTarget] {
    let packages = linked.packages.filter { linked.workspaceFolders.contains($0.folder) }
    guard !packages.isEmpty else { return targets }
    return targets.map { target in
      let known = (target.membership?.dependencies ?? []).compactMap { reference -> String? in
        if case .packageProduct(let name, _) = reference { name } else { nil }
      }
      let names = Set(known)
      let missing = packages.filter { names.isDisjoint(with: $0.productNames) }
      guard !missing.isEmpty, let membership = target.membership, !membership.isEmpty, !target.isTest else {
        return target
      }
      let own = files.sources.filter { $0.language == .swift && membership.contains($0.path) }
      let imported = reader.importedModules(at: own)
      var joined = target
      for package in missing where package.modules.contains(where: { imported.contains($0.name) }) {
        joined.membership?.dependencies += package.productNames.sorted().map {
          .packageProduct($0, package: package.folder)
        }
      }
      return joined
    }
  }
}
