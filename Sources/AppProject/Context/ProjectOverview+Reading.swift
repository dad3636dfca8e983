import Locking
import ProjectFiles
import StringTable

extension ProjectOverview {
  /// Looks at all of a project; nil if there is nothing to see.
  ///
  /// Linear in its files.
  init?(of project: KnownProject, context: (String) -> ProjectContext) {
    root = project.model.root
    targets = project.model.targets.targets
    unreadParts = project.unreadParts
    let names = project.model.bundles
    let catalogs = project.catalogTexts
    bundles = names.compactMap { bundle in
      guard let infoPlist = project.model.infoPlist(of: bundle, project.reader) else { return nil }
      let files = project.files(of: bundle)
      let translated = files.stringTables.compactMap { catalogs[$0]?.languages }
      return BundleOverview(
        infoPlist: infoPlist,
        role: project.model.role(of: bundle) ?? .other,
        context: context(bundle),
        sourceCount: project.code(of: bundle).sourceCount,
        languages: translated.reduce(files.languages) { $0.union($1) }.sorted()
      )
    }
    knownTables = Lazy { TableOverview.all(in: project, catalogs) }
    knownManifests = Lazy { LibraryManifest.all(below: project.model.root, project.reader) }
    if bundles.isEmpty && targets.isEmpty { return nil }
  }
}

extension ProjectOverview {
  /// Returns the same with other knowledge of its bundles.
  func replacing(_ context: (BundleOverview) -> ProjectContext) -> ProjectOverview {
    ProjectOverview(
      root: root,
      bundles: bundles.map {
        BundleOverview(
          infoPlist: $0.infoPlist,
          role: $0.role,
          context: context($0),
          sourceCount: $0.sourceCount,
          languages: $0.languages
        )
      },
      targets: targets,
      unreadParts: unreadParts,
      knownTables: knownTables,
      knownManifests: knownManifests
    )
  }
}

extension TableOverview {
  /// Returns the tables of a project, those in the folder of a language together; linear in them.
  static func all(in project: KnownProject, _ catalogs: [String: CatalogTexts]) -> [TableOverview] {
    var owners: [String: [String]] = [:]
    for bundle in project.model.bundles {
      for path in project.files(of: bundle).stringTables { owners[path, default: []].append(bundle) }
    }
    var seen: Set<TableIndex.Name> = []
    let tables = project.model.files.stringTables.compactMap { path -> TableOverview? in
      let name = TableIndex.Name(path)
      if let catalog = catalogs[path] {
        // The folder of a catalog for all languages is no place of its own.
        let folder = name?.folder ?? FilePath.folder(path)
        return TableOverview(
          folder: folder,
          name: FilePath.name(path),
          bundles: owners[path] ?? [],
          content: .catalog(catalog)
        )
      }
      guard let name, StringTableFormat(path) != .stringCatalog, seen.insert(name).inserted else { return nil }
      let translations = project.translations.ofTable(at: path)
      let bundles = translations.tables.flatMap { owners[$0.path] ?? [] }
      return TableOverview(
        folder: name.folder,
        name: name.name,
        bundles: bundles.uniqued().sorted(),
        content: .files(translations)
      )
    }
    return tables.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }
}

extension KnownProject {
  /// The largest string catalog that is read for an overview, in bytes.

  /// The string catalogs that can be read, by path.
  fileprivate var catalogTexts: [String: CatalogTexts] {
    model.files.stringTables.reduce(into: [:]) { found, path in
      guard StringTableFormat(path) == .stringCatalog else { return }
      found[path] = reader.files.contents(of: path, limit: ProjectReader.documentLimit).flatMap(CatalogTexts.init)
    }
  }
}
