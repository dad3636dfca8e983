/// Combines the build settings of a target: Xcode's own, the project's and the target's, each below the next.
///
/// The order is that of Xcode's build settings editor in its "Levels" view.
struct XcodeSettings {
  private let project: XcodeProject

  /// Makes it for the targets of `project`.
  init(_ project: XcodeProject) {
    self.project = project
  }

  /// Puts the settings of `target` in one of its configurations on top of `settings`; `read` reads an `.xcconfig`.
  ///
  /// Notes in `limits` which of those is not read.
  func add(
    to settings: inout BuildSettings,
    of target: XcodeTarget,
    in configuration: XcodeConfiguration,
    _ limits: ReachedLimits = ReachedLimits(),
    reading read: (String) -> XCConfig?
  ) {
    settings.add(
      BuiltInSettings.of(
        target: target.name,
        productType: XcodeProductType(target.productType),
        configuration: configuration.name,
        project: project.name,
        folder: project.folder,
        language: project.developmentRegion
      )
    )
    if let outer = project.configurations.first(where: { $0.name == configuration.name }) {
      settings.add(ConfigurationFiles.settings(outer.configurationFile, limits, reading: read))
      settings.add(outer.settings)
    }
    settings.add(ConfigurationFiles.settings(configuration.configurationFile, limits, reading: read))
    settings.add(configuration.settings)
  }

  /// Returns whether all files that hold settings of a target in `configuration` exist, with those that they include.
  func areComplete(in configuration: XcodeConfiguration, reading read: (String) -> XCConfig?) -> Bool {
    let outer = project.configurations.first { $0.name == configuration.name }
    return [outer?.configurationFile, configuration.configurationFile].compactMap(\.self).allSatisfy {
      ConfigurationFiles.areComplete($0, reading: read)
    }
  }
}
