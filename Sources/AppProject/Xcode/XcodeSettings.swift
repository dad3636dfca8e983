/// Puts the build settings of a target together: Xcode's own, the project's and the target's, each below the next.
///
/// The order is that of Xcode's build settings editor in its "Levels" view.
struct XcodeSettings {
  private let project: XcodeProject

  private static let includeDepthLimit = 16

  /// Makes it for the targets of `project`.
  init(_ project: XcodeProject) {
    self.project = project
  }

  /// Returns the settings of `target` in one of its configurations; `read` reads an `.xcconfig`.
  func settings(
    of target: XcodeTarget,
    in configuration: XcodeConfiguration,
    reading read: (String) -> XCConfig?
  ) -> BuildSettings {
    var settings = BuildSettings()
    settings.add(builtIn(target, configuration))
    if let outer = project.configurations.first(where: { $0.name == configuration.name }) {
      settings.add(fileSettings(outer.configurationFile, read))
      settings.add(outer.settings)
    }
    settings.add(fileSettings(configuration.configurationFile, read))
    settings.add(configuration.settings)
    return settings
  }

  /// What Xcode sets where nobody says otherwise, as far as property lists use it (Build Settings Reference).
  private func builtIn(_ target: XcodeTarget, _ configuration: XcodeConfiguration) -> [BuildSetting] {
    let product = XcodeProductType(target.productType)
    let values = [
      ("CONFIGURATION", configuration.name),
      ("DEVELOPMENT_LANGUAGE", project.developmentRegion ?? "en"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("EXECUTABLE_PREFIX", ""),
      ("EXECUTABLE_SUFFIX", ""),
      ("FULL_PRODUCT_NAME", "$(PRODUCT_NAME)\(product.suffix)"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", product.packageType),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PROJECT_DIR", project.folder),
      ("PROJECT_NAME", project.name),
      ("SOURCE_ROOT", project.folder),
      ("SRCROOT", project.folder),
      ("TARGETNAME", target.name),
      ("TARGET_NAME", target.name),
    ]
    return values.map { BuildSetting($0.0, $0.1) }
  }

  private func fileSettings(_ path: String?, _ read: (String) -> XCConfig?) -> [BuildSetting] {
    var seen: Set<String> = []
    return path.map { fileSettings($0, read, depth: 0, &seen) } ?? []
  }

  /// Returns the settings of a file and of those that it includes, in the order in which Xcode reads them.
  private func fileSettings(
    _ path: String,
    _ read: (String) -> XCConfig?,
    depth: Int,
    _ seen: inout Set<String>
  ) -> [BuildSetting] {
    // A file that includes itself would never end; a file that is included twice says the same again.
    guard depth < Self.includeDepthLimit, seen.insert(path).inserted, let file = read(path) else { return [] }
    return file.lines.flatMap { line -> [BuildSetting] in
      switch line {
      case .setting(let setting): return [setting]
      case .include(let other):
        return fileSettings(FilePath.absolute(other, from: FilePath.folder(path)), read, depth: depth + 1, &seen)
      }
    }
  }
}
