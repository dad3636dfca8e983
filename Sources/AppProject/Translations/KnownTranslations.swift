/// The translations in a project that were asked for so far.
struct KnownTranslations: Sendable {
  private struct Bundles: Hashable {
    let bundles: [String]
    let developmentLanguage: String?
  }

  private var index: TableIndex?
  private var tables: [TableIndex.Name: Translations] = [:]
  private var infoPlists: [Bundles: Translations] = [:]

  /// Returns the translations of the table of strings at `path`; looked up once for all languages.
  mutating func ofTable(at path: String, in project: ProjectModel, _ reader: inout ProjectReader) -> Translations {
    let name = TableIndex.Name(path)
    if let known = name.flatMap({ tables[$0] }), known.tables.contains(where: { $0.path == path }) { return known }
    let index = index ?? TableIndex(project.files.stringTables)
    self.index = index
    let listed = name.map(index.tables) ?? []
    // A table in a folder that nobody walks through has translations, but is none to others.
    let isListed = listed.contains(path)
    let paths = isListed ? listed : listed + [path]
    let found = Translations(
      ofTable: paths,
      counterparts: name.map { index.tables($0.counterpart) } ?? [],
      developmentLanguage: Self.developmentLanguage(of: paths, in: project, &reader),
      reader.tables
    )
    if let name, isListed { tables[name] = found }
    return found
  }

  /// Returns the translations of the Info.plist of `bundles`, which have `parts`; looked up once.
  mutating func ofInfoPlist(
    in bundles: [String],
    _ parts: [BundleParts],
    _ developmentLanguage: String?,
    _ reader: ProjectReader
  ) -> Translations {
    let key = Bundles(bundles: bundles, developmentLanguage: developmentLanguage)
    if let known = infoPlists[key] { return known }
    let found = Translations(ofInfoPlistIn: parts, developmentLanguage: developmentLanguage, reader.tables)
    infoPlists[key] = found
    return found
  }

  /// Returns the language of the bundles that any of the tables at `paths` is built into.
  private static func developmentLanguage(
    of paths: [String],
    in project: ProjectModel,
    _ reader: inout ProjectReader
  ) -> String? {
    let bundles = project.bundles.filter { paths.contains(where: project.membership(of: $0)) }
    return DevelopmentLanguage.of(bundles.compactMap { project.infoPlist(of: $0, &reader) }, project.targets.targets)
  }
}
