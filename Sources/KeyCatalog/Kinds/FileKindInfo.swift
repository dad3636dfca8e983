import PropertyList

/// What the catalog has about a kind of property list in addition to its keys: a row of `file-kinds.plist`.
public struct FileKindInfo: Sendable {
  /// The name in code and on the command line.
  public let name: String
  /// The name for users.
  public let title: String
  /// The keys of such a file; nil if the catalog does not have them.
  public let domain: CatalogDomain?
  /// The extensions, in lower case, of files that are always of this kind, whatever their content.
  public let extensions: [String]
  /// What completion offers for an empty file; nil if such files are not written by hand.
  public let skeleton: FileSkeleton?
  /// The code that the App Store reports for a value of the wrong type; nil for files that it does not check.
  public let wrongTypeCode: String?
  /// The code that the App Store reports for a value that is not allowed; nil for files that it does not check.
  public let wrongValueCode: String?
  /// Who reads such files and refuses them: the raw value of a `Refuser`; nil if it is not known.
  public let reader: String?
  /// The prefix of the names of the catalog's files with the keys.
  let keyFiles: String?
  /// The marks of the kind; one of them is enough.
  let marks: [FileMark]
  /// The same, for files that no mark of any kind fits.
  let generalMarks: [FileMark]

  init(row: Int, entry: CatalogFields) {
    name = entry.text("kind") ?? ""
    title = entry.text("title") ?? ""
    keyFiles = entry.text("keys")
    reader = entry.text("reader")
    domain = keyFiles.flatMap { _ in UInt8(exactly: row).map(CatalogDomain.init) }
    extensions = entry.list("extensions")
    marks = entry.entries("marks").map(FileMark.init)
    generalMarks = entry.entries("generalMarks").map(FileMark.init)
    skeleton = entry.node("skeleton").map(CatalogFields.init).flatMap(FileSkeleton.init)
    wrongTypeCode = entry.text("wrongType")
    wrongValueCode = entry.text("wrongValue")
  }
}

/// The start of a new file of some kind.
public struct FileSkeleton: Sendable {
  /// The label in the list of proposals.
  public let label: String
  /// The root, with texts as `entry-templates.plist` explains them.
  public let root: Node

  init?(_ entry: CatalogFields) {
    guard let label = entry.text("label"), let root = entry.node("root") else { return nil }
    (self.label, self.root) = (label, root)
  }
}

extension KeyCatalog {
  /// The kinds of property list, the usual ones first.
  public static let fileKinds: [FileKindInfo] =
    CatalogFile.root(named: "file-kinds").map { root in
      root.children.enumerated().map { FileKindInfo(row: $0, entry: CatalogFields($1)) }
    } ?? []

  /// The extensions, in lower case, that determine the kind of a file.
  public static let fileKindExtensions = Set(fileKinds.flatMap(\.extensions))

  /// Returns the kind of a property list by its name, its folder and its outermost keys; nil if it is not known.
  ///
  /// Reads only the first 400 entries, because a generated file may have hundreds of thousands.
  public static func fileKind(ofFileAt path: String?, root: Node?) -> FileKindInfo? {
    var traits = FileTraits(path: path)
    if fileKindExtensions.contains(traits.fileExtension) {
      return fileKinds.first { $0.extensions.contains(traits.fileExtension) }
    }
    traits.read(root, looking: tellingKeys)
    return fileKinds.first { $0.marks.contains { $0.fits(traits) } }
      ?? fileKinds.first { $0.generalMarks.contains { $0.fits(traits) } }
  }

  private static let tellingKeys = TellingKeys(fileKinds.flatMap { $0.marks + $0.generalMarks })
}
