/// A limit on work or memory that the content of a project reached, so that a part of it was not read.
public struct ReachedLimit: Sendable, Hashable {
  /// What is limited, with the name of the text about it.
  public enum Kind: String, Sendable, CaseIterable {
    /// The bytes of a file that describes a project.
    case fileSize = "file-size"
    /// How deep values of YAML or JSON nest.
    case yamlNesting = "yaml-nesting"
    /// The values that aliases of YAML stand for.
    case yamlAliases = "yaml-aliases"
    /// How deep calls and lists nest in a description of Tuist.
    case codeNesting = "code-nesting"

    /// No number: a file includes itself, directly or through others.
    case includeCycle = "include-cycle"
    /// How deep files include each other.
    case includeDepth = "include-depth"
    /// The files of a description.
    case includeCount = "include-count"
    /// The bytes of an included file.
    case includeSize = "include-size"

    /// How deep templates build on each other.
    case templateDepth = "template-depth"
    /// No number: a group of settings contains itself, directly or through others.
    case groupCycle = "group-cycle"
    /// How deep groups of settings nest.
    case groupDepth = "group-depth"
    /// The targets of a description.
    case targetCount = "target-count"
    /// The bytes of texts and settings that a description expands to.
    case expansion
    /// The files and folders among which the Info.plist of a target is looked for.
    case infoPlistSearch = "info-plist-search"

    /// How deep the groups of files of an Xcode project nest.
    case fileGroupDepth = "file-group-depth"
    /// The files of all targets of an Xcode project.
    case targetFiles = "target-files"
    /// The settings of all targets of an Xcode project.
    case targetSettings = "target-settings"

    /// How many settings refer to each other in a row.
    case settingDepth = "setting-depth"
    /// The bytes of the value of a setting.
    case settingLength = "setting-length"
    /// The variables that are replaced for one value.
    case settingSteps = "setting-steps"

    /// The bytes of a string table.
    case tableSize = "table-size"
    /// How deep the folders of a project nest.
    case folderDepth = "folder-depth"
    /// The files and folders of a project that are looked at.
    case visitedFiles = "visited-files"
    /// The source files of a project.
    case sourceFiles = "source-files"
    /// The bytes of a workspace of Xcode.
    case workspaceSize = "workspace-size"
    /// How deep the groups of a workspace nest.
    case workspaceDepth = "workspace-depth"
    /// The projects that a project is built with.
    case linkedProjects = "linked-projects"
    /// The packages that a project is built with.
    case linkedPackages = "linked-packages"

    /// No number: a file or folder lies outside the folders whose files may be read.
    case outside
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

  /// Makes a reached limit.
  package init(kind: Kind, limit: Int, name: String, description: String, place: Evidence?) {
    (self.kind, self.limit, self.name) = (kind, limit, name)
    (self.description, self.place) = (description, place)
  }
}
