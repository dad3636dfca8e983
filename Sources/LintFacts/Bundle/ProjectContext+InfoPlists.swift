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

/// Distinguishes complete files from those that a build completes.
package enum CompleteBundle {
  /// What Xcode puts into the files that it generates.
  private static let usualKeys = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType",
  ]

  /// Returns whether a root dictionary has most of what Xcode would add to a file that it generates.
  package static func hasUsualKeys(_ root: RootKeys) -> Bool {
    usualKeys.count(where: root.contains) >= 4
  }

  /// Returns whether a root dictionary has that and both versions, so that what is missing was most likely forgotten.
  package static func isWrittenOut(_ root: RootKeys) -> Bool {
    root.contains("CFBundleVersion") && root.contains("CFBundleShortVersionString") && hasUsualKeys(root)
  }
}
