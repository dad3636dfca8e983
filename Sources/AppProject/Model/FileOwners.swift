import BuildDescriptions
import Locking
import ProjectFiles

/// What a file of a project belongs to.
enum FileOwner: Sendable, Hashable {
  /// Targets and packages, by their numbers in the graph of modules.
  case modules(Set<Int>)
  /// No target; the Info.plist files of the only bundle of the nearest folder.
  case nearest([String])
}

/// What each file of a project belongs to, looked up once for all bundles.
struct FileOwners: Sendable {
  private let files: ProjectInventory
  private let graph: ModuleGraph
  private let nearest: NearestBundles
  private let others = LazyValues<String, FileOwner>()
  /// The sources with their owners, in the order of the files.
  private let sourceOwners: Lazy<[FileOwner]>

  /// Makes it from the targets that name files, and the bundles near which the others lie.
  init(of files: ProjectInventory, in graph: ModuleGraph, nearest: NearestBundles) {
    (self.files, self.graph, self.nearest) = (files, graph, nearest)
    sourceOwners = Lazy {
      // Sources of one folder follow each other.
      var (folder, surroundings) = ("", ModuleGraph.Surroundings())
      return files.sources.map { source in
        let own = FilePath.folder(source.path)
        if own != folder { (folder, surroundings) = (own, graph.surroundings(of: own)) }
        return Self.owner(of: source.path, graph.owners(of: source.path, in: surroundings), files, nearest)
      }
    }
  }

  /// The sources with what they belong to, in the order of the files.
  var sources: some Sequence<(ProjectInventory.Source, FileOwner)> { zip(files.sources, sourceOwners.value) }

  /// Returns what the file at `path` belongs to.
  func owner(of path: String) -> FileOwner {
    others.value(of: path) {
      let surroundings = graph.surroundings(of: FilePath.folder(path))
      return Self.owner(of: path, graph.owners(of: path, in: surroundings), files, nearest)
    }
  }

  /// Returns what a file is part of that belongs to `modules`.
  private static func owner(
    of path: String,
    _ modules: Set<Int>,
    _ files: ProjectInventory,
    _ nearest: NearestBundles
  ) -> FileOwner {
    guard modules.isEmpty else { return .modules(modules) }
    // What lies in a framework, a build product or another project is not the bundle's.
    return .nearest(files.mayHoldFiles(FilePath.folder(path)) ? nearest.bundle(of: path) : [])
  }
}
