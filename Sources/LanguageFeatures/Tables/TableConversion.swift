import AppProject
import LintFacts
import Messages
import ProjectFiles
import StringTable

/// The files of a string table in another format: `.strings` and `.stringsdict` of each language, or a string catalog.
public struct TableConversion: Sendable {
  /// A file to write.
  public struct File: Sendable {
    /// The absolute path.
    public let path: String
    /// The text, in UTF-8.
    public let text: String
  }

  /// The files to write; none of them exists among the files of the table.
  public let newFiles: [File]
  /// The absolute paths of the files with the same texts.
  public let formerFiles: [String]
  /// The number of comments that belong to no entry, for which a string catalog has no place.
  public let lostComments: Int

  /// Returns the string catalog of the `.strings` and `.stringsdict` files of a table; linear in them.
  ///
  /// `resourceNames` are the names of the files of the project.
  ///
  /// - Throws: why that is not possible, with the entry.
  public static func catalog(of table: TableFamily, resourceNames: Set<String>) throws(TableRefusal) -> TableConversion
  {
    try checkPlace(of: table, resourceNames)
    if let catalog = table.files.first(where: { $0.language == nil }) {
      throw TableRefusal(catalog.path, Messages.text("common.not-converted-exists"))
    }
    guard let base = table.baseLanguage else {
      throw TableRefusal(
        table.files.first?.path ?? table.folder,
        Messages.text("common.not-converted-no-base")
      )
    }
    let source = base == "Base" ? table.developmentLanguage ?? "en" : base
    var builder = CatalogBuilder(sourceLanguage: code(source))
    var folders: [String: String] = [:]
    // The comments of the base language come first.
    for file in table.files(in: base) + table.files.filter({ $0.language != base }) {
      let language = file.language ?? ""
      let code = code(language == base ? source : language)
      guard language != "Base" || base == "Base", folders[code, default: language] == language else {
        throw TableRefusal(file.path, Messages.text("common.not-converted-same-language"))
      }
      folders[code] = language
      guard let document = file.document else {
        throw TableRefusal(file.path, Messages.text("common.not-converted-unreadable"))
      }
      try TableRefusal.check(document)
      do throws(ConversionProblem) {
        try builder.add(document.tree, code)
      } catch {
        throw TableRefusal(file.path, error.message)
      }
    }
    let path = FilePath.join(table.folder, StringTableFormat.stringCatalog.fileName(table.name))
    return TableConversion(
      newFiles: [File(path: path, text: builder.text())],
      formerFiles: table.files.map(\.path),
      lostComments: builder.lostComments
    )
  }

  /// Returns the `.strings` and `.stringsdict` files of the string catalog of a table; linear in it.
  ///
  /// `resourceNames` are the names of the files of the project.
  ///
  /// - Throws: why that is not possible, with the entry.
  public static func tables(of table: TableFamily, resourceNames: Set<String>) throws(TableRefusal) -> TableConversion {
    try checkPlace(of: table, resourceNames)
    guard let file = table.files.first(where: { $0.language == nil }), let catalog = file.document?.catalog else {
      throw TableRefusal(table.folder, Messages.text("common.not-converted-no-catalog"))
    }
    let builder: TableBuilder
    do throws(ConversionProblem) {
      builder = try TableBuilder(catalog)
    } catch {
      throw TableRefusal(file.path, error.message)
    }
    let files = builder.languages.flatMap { language in
      let texts = [(StringTableFormat.strings, language.strings), (.stringsDictionary, language.stringsDictionary)]
      return texts.compactMap { format, text in
        let name = "\(language.code).lproj/\(format.fileName(table.name))"
        return text.map { File(path: FilePath.join(table.folder, name), text: $0) }
      }
    }
    let paths = Set(files.map(\.path))
    if let known = table.files.first(where: { paths.contains($0.path) }) {
      throw TableRefusal(known.path, Messages.text("common.not-converted-exists"))
    }
    return TableConversion(newFiles: files, formerFiles: [file.path], lostComments: 0)
  }

  /// Throws if Xcode would not build a catalog in place of other files, or the other way round.
  private static func checkPlace(of table: TableFamily, _ resourceNames: Set<String>) throws(TableRefusal) {
    let path = table.files.first?.path ?? table.folder
    let kinds = ["storyboard", "xib", "intentdefinition"]
    if let kind = kinds.first(where: { resourceNames.contains("\(table.name).\($0)") }) {
      throw TableRefusal(path, Messages.text("common.not-converted-interface", ["\(table.name).\(kind)"]))
    }
    if table.folder.split(separator: "/").contains(where: { $0.hasSuffix(".bundle") }) {
      throw TableRefusal(path, Messages.text("common.not-converted-bundle"))
    }
  }

  /// Returns a language as catalogs name it.
  private static func code(_ language: String) -> String { language.replacing("_", with: "-") }
}
