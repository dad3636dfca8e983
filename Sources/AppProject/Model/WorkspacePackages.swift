import BuildDescriptions
import CodeScanning
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
      let texts = own.compactMap { reader.files.contents(of: $0.path, limit: ProjectReader.sourceLimit) }
      var joined = target
      for package in missing {
        let isImported = package.modules.contains { module in
          texts.contains { imports(module.name, $0) }
        }
        guard isImported else { continue }
        joined.membership?.dependencies += package.productNames.sorted().map {
          .packageProduct($0, package: package.folder)
        }
      }
      return joined
    }
  }

  /// Returns whether a source of Swift imports a module; linear.
  private static func imports(_ module: String, _ source: [UInt8]) -> Bool {
    source.ranges(of: Array("import \(module)".utf8)).contains { range in
      range.upperBound == source.count || !CodeCursor.isIdentifierPart(source[range.upperBound])
    }
  }
}
