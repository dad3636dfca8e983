import ProjectFiles

/// Combines the build settings of a target: Xcode's own, the project's and the target's, each below the next.
///
/// The order is that of Xcode's build settings editor in its "Levels" view.
struct XcodeSettings {
  private let project: XcodeProject
  private let files: any FileAccess

  /// Makes it for the targets of `project`, which belongs to `files`.
  init(_ project: XcodeProject, _ files: any FileAccess) {
    (self.project, self.files) = (project, files)
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
    var below: [BuildSetting] = []
    if let outer = project.configurations.first(where: { $0.name == configuration.name }) {
      below = self.settings(ofFile: outer, limits, reading: read)
      settings.add(below)
      settings.add(outer.settings)
      below += outer.settings
    }
    let own = self.settings(ofFile: configuration, limits, reading: read)
    if let file = configuration.configurationFile, files.isOutside(file) {
      // The file may set any of them to something else; a value that refers to itself is unknown.
      settings.add(Set(below.map(\.name)).sorted().map { BuildSetting($0, "$(\($0))") })
    }
    settings.add(own)
    settings.add(configuration.settings)
  }

  private func settings(
    ofFile configuration: XcodeConfiguration,
    _ limits: ReachedLimits,
    reading read: (String) -> XCConfig?
  ) -> [BuildSetting] {
    guard let file = configuration.configurationFile else { return [] }
    let description = ProjectFormat.xcodeProject.file(in: project.path)
    limits.addOutside(file, files, in: description) { configuration.configurationFilePlace }
    return ConfigurationFiles.settings(file, limits, files, projectFolder: project.folder, reading: read)
  }

  /// Returns the paths of files that hold settings of a target in `configuration`, or are included by them, and do not exist.
  func missingFiles(in configuration: XcodeConfiguration, reading read: (String) -> XCConfig?) -> [String] {
    let outer = project.configurations.first { $0.name == configuration.name }
    return [outer?.configurationFile, configuration.configurationFile].compactMap(\.self).flatMap {
      ConfigurationFiles.missing($0, files, projectFolder: project.folder, reading: read)
    }
  }
}
