import BuildDescriptions
import ProjectFiles

/// What a project declares under names, for searches by name.
public struct ProjectDeclarations: Sendable {
  /// A target with its place.
  public struct Target: Sendable {
    /// The target.
    public let target: ProjectTarget
    /// Where its name is; nil if only its file is known.
    public let place: Evidence?
  }

  /// The absolute path of the folder that holds the project.
  public let root: String
  /// The targets of Xcode projects and other descriptions, in their order.
  public let targets: [Target]
  /// The Info.plist files and entitlements that can be read, by path.
  public let propertyLists: [Document]
  /// The string tables, by folder.
  public let tables: [TableFamily]
}

extension ProjectContextBuilder {
  /// Returns what each project at or below the folder at `path` declares, or that around it; without a project, what the folder
  /// has.
  ///
  /// Linear in the files of the projects, whose number is bounded, and in the bytes of those that changed.
  public func declarations(of path: String) -> [ProjectDeclarations] {
    let folder = FilePath.absolute(path, from: workingFolder)
    let found = ProjectFolders.find(at: folder, files, ProjectLocator(files: files, homeFolder: homeFolder))
    return (found.isEmpty ? [folder] : found).map { ProjectDeclarations(of: known(at: $0)) }
  }
}

extension ProjectDeclarations {
  init(of project: KnownProject) {
    let (model, reader) = (project.model, project.reader)
    root = model.root
    let places = model.files.xcodeProjects.reduce(into: [TargetID: Evidence]()) { places, path in
      for target in reader.xcodeProject(at: path)?.targets ?? [] {
        places[TargetID(name: target.name, declaredIn: path)] = target.place
      }
    }
    targets = model.targets.targets.map { Target(target: $0, place: places[TargetID($0)]) }
    let named = model.targets.targets.flatMap { Array($0.infoPlists.union($0.entitlements)) }
    let paths = Set(model.files.infoPlists + model.files.entitlements + model.bundles + named)
    propertyLists = paths.sorted().compactMap { path in
      guard model.generated[path] == nil, reader.hasDocument(at: path) else { return nil }
      return reader.document(at: path)
    }
    tables = project.translations.strings.tables
  }
}
