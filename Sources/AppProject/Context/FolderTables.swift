import ProjectFiles

/// The string tables next to one that belongs to no project: those in the folders of languages next to its own.
struct FolderTables: Sendable {
  private let index: TableIndex
  private let names: Set<String>

  /// Whether a document is a string table.
  static func areIn(_ document: Document) -> Bool {
    document.kind.isTextTable
  }

  /// Looks for the tables next to the one at `path`; linear in the entries of its folders.
  init(nextTo path: String, _ files: any FileAccess) {
    let root = TableIndex.FamilyName(path).folder
    var paths: [String] = []
    for entry in files.entries(of: root) {
      let child = FilePath.join(root, entry.name)
      if entry.type == .file {
        paths.append(child)
      } else if entry.type == .folder, FilePath.fileExtension(entry.name) == "lproj" {
        paths += files.entries(of: child).filter { $0.type == .file }.map { FilePath.join(child, $0.name) }
      }
    }
    names = Set(paths.map(FilePath.name))
    index = TableIndex(paths.filter { StringTableFormat($0) != nil }.sorted())
  }

  /// Returns what is known of the table at `path`.
  func context(of path: String, _ reader: ProjectReader) -> ProjectContext {
    let name = TableIndex.Name(path)
    let family = TableIndex.FamilyName(path)
    let translations = Translations(
      ofTable: name.map(index.tables) ?? [path],
      counterparts: name.map { index.tables($0.counterpart) } ?? [],
      developmentLanguage: nil,
      reader
    )
    var context = ProjectContext(translations: translations, resourceNames: names)
    let paths = index.files(family)
    context.table = TableFamily(
      folder: family.folder,
      name: family.name,
      paths: paths,
      developmentLanguage: nil,
      folderTables: index.tables(inLanguagesOf: family.folder),
      reader
    )
    return context
  }
}
