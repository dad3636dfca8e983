import BuildDescriptions
import Locking
import ProjectFiles
import StringTable

/// What is known of a project as a whole.
public struct ProjectOverview: Sendable {
  /// The absolute path of the folder that holds the project.
  public let root: String
  /// Its apps and extensions, by the paths of their Info.plist files.
  public let bundles: [BundleOverview]
  /// All its targets, those of frameworks and tests too.
  public let targets: [ProjectTarget]
  /// What could not be understood of it.
  public let unreadParts: [UnreadPart]
  let knownTables: Lazy<[TableOverview]>
  let knownManifests: Lazy<[LibraryManifest]>

  /// Its string tables and string catalogs, by path; looked up on first use.
  public var tables: [TableOverview] { knownTables.value }
  /// The privacy manifests of libraries that lie in its folder; looked up on first use.
  public var libraryManifests: [LibraryManifest] { knownManifests.value }
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
  /// The languages that it has folders or texts of string catalogs for, sorted.
  public let languages: [String]
}

/// A string table with all its languages, or a string catalog.
public struct TableOverview: Sendable {
  /// Where the texts are.
  public enum Content: Sendable {
    /// In a file for each language.
    case files(Translations)
    /// In one file.
    case catalog(CatalogTexts)
  }

  /// The absolute path of the folder that holds the folders of languages, or the catalog.
  public let folder: String
  /// The name of the file, such as `Localizable.strings`.
  public let name: String
  /// The apps and extensions that it is built into, by the paths of their Info.plist files.
  public let bundles: [String]
  /// The texts.
  public let content: Content
}
