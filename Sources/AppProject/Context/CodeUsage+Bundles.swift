import BuildDescriptions
import CodeScanning
import Dependencies
import ProjectFiles

extension CodeUsage {
  /// Reads the code of the bundles whose Info.plist files are `bundles`, built by `targets` and signed with `entitlements`.
  init(
    of bundles: [String],
    _ targets: [ProjectTarget],
    _ entitlements: [Document],
    in project: KnownProject,
    without path: String
  ) {
    self.init()
    let parts = bundles.filter { project.model.role(of: $0).map { $0 != .other } ?? false }.map(project.code)
    guard let first = parts.first else { return }
    let libraries = bundles.compactMap(project.dependencies)
    self = parts.dropFirst().reduce(first.facts) { $0.merging($1.facts) }
    isWhole = bundles.allSatisfy(project.isWholeCode)
    purposeNeeds = purposeNeeds.uniqued()
    add(libraries)
    purposeNeeds += entitlements.flatMap { Self.needs(of: $0, targets) }
    purposeHints = purposeHints.uniqued()
    if bundles == [path] { justifiedKeys = bundles.first.flatMap(project.justifiedKeys) }
    isNative = isComplete && hasSources && project.hasNativeLibrariesAlone
    isOfReactNative = libraries.contains(where: \.includeReactNative)
    sharesManifest = libraries.contains(where: \.shareManifest)
    // The tool writes into the manifests of apps alone.
    if bundles.allSatisfy({ project.model.role(of: $0) == .app }) {
      mergedCategories = libraries.reduce(into: []) { $0.formUnion($1.mergedCategories) }
    }
    hasLibraries = project.hasLibraries
    librariesCopyFiles = libraries.contains(where: \.copyFiles)
    libraryUses = LibraryUse.all(in: self, libraries)
    enabledMacros = libraries.firstResult(\.enabledMacros)
    outdatedSDKs = libraries.flatMap(\.outdatedSDKs).uniqued()
  }

  /// Returns the purpose strings that entitlements need; those from a generator are in its description.
  private static func needs(of document: Document, _ targets: [ProjectTarget]) -> [PurposeNeed] {
    let target = targets.first { $0.generatedEntitlements == document.path }
    let isSigned = targets.contains { $0.isSigned(with: document.path ?? "") }
    return EntitlementNeeds.needs(of: document).map { need in
      // Entitlements that no target is signed with only lie near the Info.plist.
      var need = isSigned ? need : need.asAssumed
      let declared = target?.generatedKeys.first { $0.file == .entitlements && $0.key == need.cause }
      need.evidence = declared?.evidence ?? need.evidence
      return need
    }
  }
}
