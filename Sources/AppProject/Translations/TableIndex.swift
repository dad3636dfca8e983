import ProjectFiles

/// The string tables of a project, by name and by the folder that holds the folders of languages.
struct TableIndex: Sendable {
  /// What the tables of all languages have in common.
  struct Name: Hashable, Sendable {
    let folder: String
    let name: String

    /// Makes the name of the table at `path`; nil if it is not in the folder of a language.
    init?(_ path: String) {
      let language = FilePath.folder(path)
      guard FilePath.fileExtension(language) == "lproj" else { return nil }
      folder = FilePath.folder(language)
      name = FilePath.name(path)
    }

    private init(folder: String, name: String) {
      self.folder = folder
      self.name = name
    }

    /// The name in the other syntax: of a `.stringsdict` that of the `.strings`, and vice versa.
    var counterpart: Name {
      let other = StringTableFormat(name) == .strings ? StringTableFormat.stringsDictionary : .strings
      return Name(folder: folder, name: other.fileName(FilePath.nameWithoutExtension(name)))
    }
  }

  /// What the files of a table in all syntaxes have in common.
  struct FamilyName: Hashable, Sendable {
    let folder: String
    let name: String

    /// Makes the name of the table at `path`, in the folder of a language or, as catalogs are, next to such folders.
    init(_ path: String) {
      let parent = FilePath.folder(path)
      folder = FilePath.fileExtension(parent) == "lproj" ? FilePath.folder(parent) : parent
      let file = FilePath.name(path)
      name = String(file.dropLast(FilePath.fileExtension(file).utf8.count + 1))
    }
  }

  private let all: Set<String>
  private let paths: [Name: [String]]
  private let families: [FamilyName: [String]]
  /// The names of the tables in each language, by the folder that holds the folders of languages.
  private let languages: [String: [String: Set<String>]]

  /// Sorts the tables at `paths`; linear in them.
  init(_ paths: [String]) {
    all = Set(paths)
    self.paths = paths.reduce(into: [:]) { found, path in
      if let name = Name(path) { found[name, default: []].append(path) }
    }
    languages = paths.reduce(into: [:]) { found, path in
      guard let name = Name(path), let language = FilePath.languageOfFolder(FilePath.folder(path)) else { return }
      found[name.folder, default: [:]][language, default: []].insert(name.name)
    }
    families = paths.reduce(into: [:]) { $0[FamilyName($1), default: []].append($1) }
  }

  /// Returns whether the table at `path` belongs to the project.
  func contains(_ path: String) -> Bool { all.contains(path) }

  /// Returns the tables of that name, in the order of the project.
  func tables(_ name: Name) -> [String] { paths[name] ?? [] }

  /// Returns the files of a table in all syntaxes, in the order of the project.
  func files(_ name: FamilyName) -> [String] { families[name] ?? [] }

  /// Returns the names of the files in each language whose folder is in `folder`.
  func tables(inLanguagesOf folder: String) -> [String: Set<String>] { languages[folder] ?? [:] }

  /// The names of the tables, sorted by folder.
  var familyNames: [FamilyName] { families.keys.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) } }
}
