import ProjectFiles

/// A file that defines intents for Siri and shortcuts, with its translations.
public struct IntentDefinition: Sendable, Hashable {
  /// The absolute path.
  public var path: String
  /// The languages that it has tables of strings for, with that of its own folder, without `Base`; nil if a string
  /// catalog translates it.
  public var languages: Set<String>?

  /// Makes a definition.
  public init(path: String, languages: Set<String>?) {
    self.path = path
    self.languages = languages
  }

  /// Makes the definition at `path`, whose tables are among `stringTables`; linear in them.
  init(path: String, stringTables: [String]) {
    let stem = String(FilePath.name(path).dropLast(".intentdefinition".count))
    let tables = stringTables.filter { FilePath.name($0).hasPrefix(stem + ".") }
    let own = FilePath.languageOfFolder(FilePath.folder(path))
    let all = tables.map { FilePath.languageOfFolder(FilePath.folder($0)) } + [own]
    let isInCatalog = tables.contains { FilePath.fileExtension($0) == "xcstrings" }
    self.init(path: path, languages: isInCatalog ? nil : Set(all.compactMap(\.self)).subtracting(["Base"]))
  }
}
