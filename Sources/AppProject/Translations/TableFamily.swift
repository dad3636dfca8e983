import Locking
import ProjectFiles
import PropertyList
import StringTable

/// All files of a string table: one for each language and syntax, a string catalog, or both.
public struct TableFamily: Sendable {
  /// A file of the table.
  public struct File: Sendable {
    /// The absolute path.
    public let path: String
    /// The language, as its `.lproj` folder is named; nil for a catalog.
    public let language: String?
    private let source: Lazy<Document?>

    init(path: String, language: String?, _ source: Lazy<Document?>) {
      (self.path, self.language, self.source) = (path, language, source)
    }

    /// The file, which is read on first use; nil if it cannot be read.
    public var document: Document? { source.value }
  }

  /// A text with the file that it is in.
  public struct Place: Sendable {
    /// The file.
    public let document: Document
    /// The text.
    public let text: TableText
  }

  /// The absolute path of the folder that holds the folders of languages, or the catalog.
  public let folder: String
  /// The name of the table, such as `Localizable`.
  public let name: String
  /// The files, sorted by path.
  public let files: [File]
  /// The language that the texts are written in; nil if it is not known.
  public let developmentLanguage: String?
  /// The names of all files in each language whose folder is next to those of the table.
  public let folderTables: [String: Set<String>]

  private let knownInterface: Lazy<TableInterface?>

  /// The storyboards and nibs whose texts the table translates, which are looked for on first use; nil without any.
  public var interface: TableInterface? { knownInterface.value }

  /// Makes the table of the files at `paths`, which `reader` reads.
  init(
    folder: String,
    name: String,
    paths: [String],
    developmentLanguage: String?,
    folderTables: [String: Set<String>],
    _ reader: ProjectReader
  ) {
    self.folderTables = folderTables
    self.folder = folder
    self.name = name
    self.developmentLanguage = developmentLanguage
    knownInterface = Lazy { TableInterface(ofTable: name, in: folder, reader) }
    files = paths.sorted().filter(reader.hasFile).map { path in
      let language =
        StringTableFormat(path)?.hasAllLanguages ?? false ? nil : FilePath.languageOfFolder(FilePath.folder(path))
      return File(path: path, language: language, Lazy { reader.document(at: path) })
    }
  }

  /// The first file that cannot be read, as it is too large; nil if there is none.
  ///
  /// Reads all files.
  public var unreadableFile: File? { files.first { $0.document == nil } }

  /// The languages that there is a file or a translation for, sorted; reads the catalogs.
  public var languages: [String] {
    let catalogs = files.filter { $0.language == nil }.compactMap { $0.document?.catalog?.languages }
    return Set(files.compactMap(\.language)).union(catalogs.joined()).subtracting(["mul"]).sorted()
  }

  /// Returns the texts of a key in all languages, in the order of the files; reads all of them.
  public func places(of key: String) -> [Place] {
    files.flatMap { file -> [Place] in
      guard let document = file.document else { return [] }
      if let catalog = document.catalog {
        guard let text = catalog[key] else { return [] }
        let source = TableText(source: text, catalog.sourceLanguage)
        let texts = [source].compactMap(\.self) + text.translations.map { TableText(text, $0) }
        return texts.map { Place(document: document, text: $0) }
      }
      guard let language = file.language, let entry = document.rootDictionary?.entry(forKey: key),
        let text = TableText(entry, language)
      else { return [] }
      return [Place(document: document, text: text)]
    }
  }

  /// Returns the bytes of a key, without quotation marks and tags, in each file that has it: in each entry with it.
  ///
  /// Linear in the files.
  public func keyRanges(of key: String) -> [(document: Document, ranges: [Range<Int>])] {
    files.compactMap { file in
      guard let document = file.document else { return nil }
      let ranges =
        if let catalog = document.catalog {
          catalog.texts.filter { $0.key == key }.map(\.name.contentRange)
        } else {
          document.rootDictionary?.entries.compactMap { $0.keyEquals(key) ? $0.key?.contentRange : nil } ?? []
        }
      return ranges.isEmpty ? nil : (document, ranges)
    }
  }

  /// Returns whether a file of the table has the key; logarithmic in the files that were read, all of which are read.
  public func contains(_ key: String) -> Bool {
    files.contains { file in
      guard let document = file.document else { return false }
      return document.catalog?.contains(key) ?? (document.rootDictionary?.entry(forKey: key) != nil)
    }
  }

  /// Whether all files can be read, so that their keys are known.
  public var isReadable: Bool {
    files.allSatisfy { $0.document?.isReadable ?? false }
  }

  /// Returns the key whose name is at `offset` of a document of the table, or whose value is; nil elsewhere.
  public static func key(in document: Document, at offset: Int) -> (key: String, range: Range<Int>)? {
    if let catalog = document.catalog {
      let text = catalog.texts.first { $0.name.range.lowerBound <= offset && offset <= $0.value.range.upperBound }
      return text.map { ($0.key, $0.name.contentRange) }
    }
    guard document.kind == .stringTable || document.kind == .stringsDictionary || document.kind == .infoPlistStrings,
      let root = document.rootDictionary, var node = document.tree.innermostNode(at: offset), node != root
    else { return nil }
    while let parent = node.parent, parent != root { node = parent }
    guard let key = node.kind == .key ? node : node.entry?.key, let name = key.stringValue else { return nil }
    return (name, key.contentRange)
  }
}
