import BuildDescriptions
import Locking

/// The translations in a project, each computed on first use; shared by all threads.
final class KnownTranslations: Sendable {
  private struct Bundles: Hashable {
    let bundles: [String]
    let developmentLanguage: String?
  }

  private let project: ProjectModel
  private let reader: ProjectReader
  private let index: Lazy<TableIndex>
  private let tables = LazyValues<TableIndex.Name, Translations>()
  private let infoPlists = LazyValues<Bundles, Translations>()
  private let allStrings = LazyValues<Bool, ProjectStrings>()
  private let owners = LazyValues<String, Set<String>>()
  private let knownFamilies = LazyValues<TableIndex.FamilyName, TableFamily>()

  /// Makes it from a project, whose files `reader` reads.
  init(_ project: ProjectModel, _ reader: ProjectReader) {
    self.project = project
    self.reader = reader
    index = Lazy { TableIndex(project.files.stringTables) }
  }

  /// Returns the translations of the string table at `path`, one answer for all its languages.
  func ofTable(at path: String) -> Translations {
    let name = TableIndex.Name(path)
    guard let name, index.value.contains(path) else {
      // A table in a skipped folder has translations, but is not a translation of others.
      return ofTable(at: (name.map(index.value.tables) ?? []) + [path], name)
    }
    return tables.value(of: name) { [self] in ofTable(at: index.value.tables(name), name) }
  }

  /// Returns all files of the string table at `path`, one answer for them all.
  func family(ofTableAt path: String) -> TableFamily {
    let name = TableIndex.FamilyName(path)
    guard index.value.contains(path) else { return family(name, index.value.files(name) + [path]) }
    return family(name)
  }

  /// The string tables of the project, and the code that asks for their texts.
  var strings: ProjectStrings {
    allStrings.value(of: true) { [self] in
      let sources = project.files.sources.filter { !$0.language.isOfToolkit }
      let hasOtherCode = sources.count < project.files.sources.count
      return ProjectStrings(
        tables: index.value.familyNames.map(family),
        reader: reader,
        hasAllCode: project.files.hasAllCode && !hasOtherCode,
        owners: { [owners, project] path in
          owners.value(of: path) {
            Set(project.bundles.filter { project.membership(of: $0)(path).map { $0 < .assumed } ?? false })
          }
        },
        uses: { [reader] in reader.keyUses(at: sources) },
        literals: { [reader] in reader.literals(at: sources) }
      )
    }
  }

  private func family(_ name: TableIndex.FamilyName) -> TableFamily {
    knownFamilies.value(of: name) { [self] in family(name, index.value.files(name)) }
  }

  private func family(_ name: TableIndex.FamilyName, _ paths: [String]) -> TableFamily {
    TableFamily(
      folder: name.folder,
      name: name.name,
      paths: paths,
      developmentLanguage: developmentLanguage(of: project.bundles(builtFrom: paths), project.targets.targets),
      folderTables: index.value.tables(inLanguagesOf: name.folder),
      reader
    )
  }

  private func ofTable(at paths: [String], _ name: TableIndex.Name?) -> Translations {
    let bundles = project.bundles(builtFrom: paths)
    return Translations(
      ofTable: paths,
      counterparts: name.map { index.value.tables($0.counterpart) } ?? [],
      developmentLanguage: developmentLanguage(of: bundles, project.targets.targets),
      reader
    )
  }

  /// Returns the translations of the Info.plist of `bundles`, which `targets` build and which have `parts`.
  func ofInfoPlist(in bundles: [String], _ targets: [ProjectTarget], _ parts: [BundleFiles]) -> Translations {
    let language = developmentLanguage(of: bundles, targets.isEmpty ? project.targets.targets : targets)
    return infoPlists.value(of: Bundles(bundles: bundles, developmentLanguage: language)) { [reader] in
      Translations(ofInfoPlistIn: parts, developmentLanguage: language, reader)
    }
  }

  private func developmentLanguage(of bundles: [String], _ targets: [ProjectTarget]) -> String? {
    DevelopmentLanguage.of(bundles.compactMap { project.infoPlist(of: $0, reader) }, targets)
  }
}
