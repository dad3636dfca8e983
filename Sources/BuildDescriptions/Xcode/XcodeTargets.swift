import ProjectFiles

/// Makes targets from an Xcode project.
package enum XcodeTargets {
  /// Returns the targets of `project`, which was read from the file at `path` of `files`, with their combined settings.
  ///
  /// `inherited` are settings below all of its own; `read` reads an `.xcconfig`. Notes in `limits` what is not read;
  /// `settingLimit` is the most settings that all targets may have together, beyond which no target is known.
  package static func targets(
    of project: XcodeProject,
    at path: String,
    in files: any FileAccess,
    inheriting inherited: [BuildSetting] = [],
    _ limits: ReachedLimits = ReachedLimits(),
    settingLimit: Int = XcodeTargets.settingLimit,
    reading read: (String) -> XCConfig?
  ) -> [ProjectTarget] {
    let settings = XcodeSettings(project, files)
    let inheritedCount = project.configurations.reduce(0) { $0 + $1.settings.count }
    let budget = WorkBudget(settingLimit)
    let targets = project.targets.map { target in
      let configurations = target.configurations.flatMap { configuration -> [TargetConfiguration] in
        guard budget.take(inheritedCount + configuration.settings.count + 1) else {
          limits.add(.targetSettings, settingLimit, named: target.name, in: path) { target.place }
          return []
        }
        var layers = BuildSettings()
        layers.add(inherited)
        settings.add(to: &layers, of: target, in: configuration, limits, reading: read)
        let missing = settings.missingFiles(in: configuration, reading: read)
        layers.lacksFiles = !missing.isEmpty
        layers.lacksOwnFiles = !missing.allSatisfy(ConfigurationFiles.isWrittenByTool)
        return TargetConfiguration.variants(configuration.name, layers, folder: project.folder)
      }
      var made = ProjectTarget(
        name: target.name,
        productType: XcodeProductType(target.productType).name,
        configurations: configurations,
        declaredIn: path
      )
      made.linksKnownCode = project.linksKnownCode && configurations.allSatisfy(\.linksNothingElse)
      made.asksForPackages = project.asksForPackages
      made.membership = target.membership
      made.embeds = target.embeds
      made.product = target.product
      made.keySource = keySource(configurations, project: path)
      if case .buildSettings(let file) = made.keySource {
        let files = configurations.flatMap(\.declaredKeys).map(\.evidence.path).uniqued()
        made.insertions =
          file == path ? target.configurations.compactMap(\.insertion) : files.compactMap { read($0)?.insertion }
      }
      return made
    }
    return budget.isUsedUp ? [] : targets
  }

  /// The most settings that all targets may have together, those of the project counted for each.
  static let settingLimit = 3_000_000

  /// Returns where missing keys go: into the Info.plist, or among the settings from which the build makes one.
  private static func keySource(_ configurations: [TargetConfiguration], project: String) -> KeySource? {
    if let path = configurations.firstResult(\.infoPlist) { return .file(path) }
    guard configurations.contains(where: \.generatesInfoPlist) else { return nil }
    let places = configurations.flatMap(\.declaredKeys).map(\.evidence.path)
    // If all such settings are in a file of settings, a new one belongs there.
    guard let file = places.last, !places.contains(project) else { return .buildSettings(project) }
    return .buildSettings(file)
  }
}
