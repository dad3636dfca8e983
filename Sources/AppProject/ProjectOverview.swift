/// What is known of a project as a whole.
public struct ProjectOverview: Sendable {
  /// The absolute path of the folder that holds the project.
  public let root: String
  /// Its apps and extensions, by the paths of their Info.plist files.
  public let bundles: [BundleOverview]
  /// All its targets, those of frameworks and tests too.
  public let targets: [ProjectTarget]
}

/// An app or extension of a project.
public struct BundleOverview: Sendable {
  /// Its Info.plist.
  public let infoPlist: Document
  /// What it is.
  public let role: BundleRole
  /// What is known of it.
  public let context: ProjectContext
  /// The number of its source files.
  public let sourceCount: Int
}
