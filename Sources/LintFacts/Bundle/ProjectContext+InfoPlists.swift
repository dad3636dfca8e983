import AppProject
import LintEngine
import ProjectFiles

extension ProjectContext {
  /// Whether there is an Info.plist, and that of each configuration of the targets could be read.
  package var knowsInfoPlists: Bool {
    let paths = Set(documents.infoPlists.compactMap(\.path))
    let areKnown = targets.allSatisfy { target in
      if target.suppliesUnknownKeys { return false }
      if let generated = target.generatedInfoPlist { return paths.contains(generated) }
      return target.configurations.allSatisfy { $0.infoPlist.map(paths.contains) ?? false }
    }
    return areKnown && !documents.infoPlists.isEmpty
  }

  /// Returns whether a build setting or a generator writes `key`, or code that does not run here may do so.
  package func writesElsewhere(_ key: String) -> Bool {
    suppliedKeys.contains(key) || targets.contains(where: \.suppliesUnknownKeys)
  }

  /// Returns the Info.plist files, as related places of a finding about what they lack; those that only a build makes
  /// have none.
  package func infoPlistPlaces(_ text: (String) -> String) -> [RelatedPlace] {
    let generated = Set(allTargets.compactMap(\.generatedInfoPlist))
    return documents.infoPlists.filter { !generated.contains($0.path ?? "") }.compactMap { infoPlist in
      Evidence(infoPlist.anchor, in: infoPlist).map { RelatedPlace(.elsewhere($0), text(infoPlist.name)) }
    }
  }
}
