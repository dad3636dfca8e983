/// A limit on work or memory that the content of a project reached, so that a part of it was not read.
public struct ReachedLimit: Sendable, Hashable {
  /// What is limited.
  public enum Kind: Sendable, CaseIterable {
    /// The bytes of a file that describes a project.
    case fileSize
    /// How deep values of YAML or JSON nest.
    case yamlNesting
    /// The values that aliases of YAML stand for.
    case yamlAliases

    /// No number: a file includes itself, directly or through others.
    case includeCycle
    /// How deep files include each other.
    case includeDepth
    /// The files of a description.
    case includeCount
    /// The bytes of an included file.
    case includeSize

    /// How deep templates build on each other.
    case templateDepth
    /// No number: a group of settings contains itself, directly or through others.
    case groupCycle
    /// How deep groups of settings nest.
    case groupDepth
    /// The targets of a description.
    case targetCount
    /// The bytes of texts and settings that a description expands to.
    case expansion
    /// The files and folders among which the Info.plist of a target is looked for.
    case infoPlistSearch

    /// How deep the groups of files of an Xcode project nest.
    case fileGroupDepth
    /// The files of all targets of an Xcode project.
    case targetFiles
    /// The settings of all targets of an Xcode project.
    case targetSettings

    /// How many settings refer to each other in a row.
    case settingDepth
    /// The bytes of the value of a setting.
    case settingLength
    /// The variables that are replaced for one value.
    case settingSteps

    /// How deep the folders of a project nest.
    case folderDepth
    /// The files and folders of a project that are looked at.
    case visitedFiles
    /// The source files of a project.
    case sourceFiles
    /// The projects that a project is built with.
    case linkedProjects
    /// The packages that a project is built with.
    case linkedPackages
  }

  /// What is limited.
  public let kind: Kind
  /// The limit, in the unit of its kind; without meaning for kinds without a number.
  public let limit: Int
  /// What was not read or where it was noticed: a setting, group, target, file or folder; may be empty.
  public let name: String
  /// The absolute path of the description of the project that reached it, such as a `project.pbxproj`.
  public let description: String
  /// The place, in the description or in a file that belongs to it; nil for the description as a whole.
  public let place: Evidence?
}
