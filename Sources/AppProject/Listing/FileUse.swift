import BuildDescriptions
import CodeScanning
import Dependencies
import KeyCatalog
import ProjectFiles

/// The use of a file to an app, by its name: the only list for the search of folders, the roles of open documents, the
/// files that an editor watches and the help.
///
/// Files that only have to exist, such as images, are not in it. The cases are in order of precedence.
public enum FileUse: Int, Sendable, CaseIterable {
  /// A build or a generator makes an Info.plist or entitlements from it.
  case carrier
  /// Code, which may need entries of a property list.
  case source
  /// A property list, string table or string catalog.
  case propertyList
  /// It describes the project, its translations or the libraries that it depends on.
  case evidence

  /// Recognizes the use by the name of a file; nil for irrelevant files or if the content decides.
  ///
  /// Constant.
  public init?(fileName: String) {
    switch (Self.byName[fileName], Self.byExtension[FilePath.fileExtension(fileName)]) {
    case (let byName?, let byExtension?): self = byName.rawValue < byExtension.rawValue ? byName : byExtension
    case (let use?, nil), (nil, let use?): self = use
    case (nil, nil): return nil
    }
  }

  /// The extensions, in lower case, of the files of this use, sorted.
  public var extensions: [String] { Self.lists.first { $0.use == self }?.extensions.sorted() ?? [] }

  /// The names of the files of this use that have no such extension, sorted.
  public var names: [String] { Self.lists.first { $0.use == self }?.names.sorted() ?? [] }

  private static let carriers = ProjectFormat.all.filter(\.makesPropertyLists)
  /// The extensions and names of each use.
  private static let lists: [(use: FileUse, extensions: Set<String>, names: Set<String>)] = [
    (
      .carrier,
      carriers.reduce(into: []) { $0.formUnion($1.extensions) },
      carriers.reduce(into: []) { $0.formUnion($1.names) }
    ),
    (.source, SourceLanguage.extensions, []),
    (
      .propertyList,
      KeyCatalog.fileKindExtensions.union(["plist"]).union(StringTableFormat.extensions)
        .union(ProjectFormat.xcodeProject.sharedExtensions), []
    ),
    (
      .evidence, ["intentdefinition", "storyboard", "xib"],
      ProjectLocator.markers.union(DependencyFile.allCases.map(\.fileName)).union(DependencySwitches.fileNames)
        .union(DependencyFile.requests.map(\.0))
    ),
  ]
  private static let byName = uses(of: \.names)
  private static let byExtension = uses(of: \.extensions)

  private static func uses(of part: (FileUse) -> [String]) -> [String: FileUse] {
    Dictionary(lists.flatMap { list in part(list.use).map { ($0, list.use) } }) { first, _ in first }
  }
}
