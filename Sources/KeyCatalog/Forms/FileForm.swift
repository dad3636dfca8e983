import PropertyList

/// A kind of property list that can be told from others, such as the Info.plist of an XCFramework.
public struct FileForm: Sendable, Hashable {
  /// The name of the form in code; several forms of the list may share one.
  public let name: String
  /// What people call such a file.
  public let title: String
  /// The part of the catalog that describes the file's keys; nil where there is none.
  public let domain: CatalogDomain?
  /// What the file is, in one sentence.
  public let summary: String
  /// What tells it; one of them is enough.
  let marks: [FileMark]

  init(entry: CatalogEntry) {
    name = entry.text("form") ?? ""
    title = entry.text("title") ?? ""
    domain = entry.text("domain").flatMap(CatalogDomain.init(rawValue:))
    summary = entry.text("summary") ?? ""
    marks = entry.entries("marks").map(FileMark.init)
  }
}

extension KeyCatalog {
  /// The kinds of property list, in the order in which they are tried.
  public static let fileForms: [FileForm] =
    CatalogFile.root(named: "file-forms").map { $0.children.map { FileForm(entry: CatalogEntry($0)) } } ?? []

  /// Returns what kind of property list a file is, by its name, its folder and its outermost keys; nil where nothing tells.
  ///
  /// Looks at the first 400 entries only, because a generated file may have hundreds of thousands.
  public static func fileForm(ofFileAt path: String?, root: Node?) -> FileForm? {
    let traits = FileTraits(path: path, root: root, telling: tellingKeys)
    return fileForms.first { form in form.marks.contains { $0.fits(traits) } }
  }

  private static let tellingKeys = TellingKeys(fileForms.flatMap(\.marks))
}
