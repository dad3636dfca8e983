/// The tables of strings of a project, by name and by the folder that holds the folders of languages.
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
      let pathExtension = FilePath.fileExtension(name)
      let stem = name.dropLast(pathExtension.count)
      return Name(folder: folder, name: stem + (pathExtension == "strings" ? "stringsdict" : "strings"))
    }
  }

  private let all: Set<String>
  private let paths: [Name: [String]]

  /// Sorts the tables at `paths`; linear in them.
  init(_ paths: [String]) {
    all = Set(paths)
    self.paths = paths.reduce(into: [:]) { found, path in
      if let name = Name(path) { found[name, default: []].append(path) }
    }
  }

  /// Returns whether the table at `path` belongs to the project.
  func contains(_ path: String) -> Bool { all.contains(path) }

  /// Returns the tables of that name, in the order of the project.
  func tables(_ name: Name) -> [String] { paths[name] ?? [] }
}
