import CodeScanning
import Locking
import ProjectFiles

/// The storyboards and nibs whose texts a string table translates: those of its name in the folders of languages.
public struct TableInterface: Sendable {
  /// A storyboard or nib.
  public struct File: Sendable {
    /// The absolute path.
    public let path: String
    /// The language, as its `.lproj` folder is named; `Base` for the one whose texts tables replace.
    public let language: String
    private let source: Lazy<InterfaceContents?>
    private let reader: ProjectReader

    fileprivate init(path: String, language: String, _ reader: ProjectReader) {
      (self.path, self.language, self.reader) = (path, language, reader)
      source = Lazy { reader.interface(at: path) }
    }

    /// The objects, which are read on first use; nil if the file cannot be read.
    public var contents: InterfaceContents? { source.value }

    /// Returns the place of an object that the file has; nil if the file has changed since.
    ///
    /// Linear in the file.
    fileprivate func evidence(of object: InterfaceObject) -> Evidence? {
      reader.files.contents(of: path, limit: InterfaceReader.sizeLimit)?.withUnsafeBufferPointer { bytes in
        guard object.idRange.upperBound <= bytes.count else { return nil }
        var finder = EvidenceFinder(bytes, path: path)
        return finder.evidence(at: object.idRange)
      }
    }
  }

  /// The files, that of `Base` first, then by path.
  public let files: [File]

  /// Looks for the files of the table `name` in the folders of languages in `folder`; nil without one that tables translate.
  ///
  /// Linear in the entries of these folders.
  init?(ofTable name: String, in folder: String, _ reader: ProjectReader) {
    var found: [File] = []
    for entry in reader.files.entries(of: folder) where entry.type == .folder {
      guard let language = FilePath.languageOfFolder(entry.name) else { continue }
      let folder = FilePath.join(folder, entry.name)
      for file in reader.files.entries(of: folder) where file.type == .file && Self.isInterface(file.name, of: name) {
        found.append(File(path: FilePath.join(folder, file.name), language: language, reader))
      }
    }
    // Without one in `Base`, each language has its own and the texts of tables are not used.
    guard found.contains(where: { $0.language == "Base" }) else { return nil }
    files = found.sorted { ($0.language == "Base" ? 0 : 1, $0.path) < ($1.language == "Base" ? 0 : 1, $1.path) }
  }

  /// The name of the file whose texts the table translates.
  public var name: String { files.first.map { FilePath.name($0.path) } ?? "" }

  /// Returns whether a language has a file of its own, which has its texts.
  public func isOwn(of language: String) -> Bool { files.contains { $0.language == language } }

  /// Returns the object that has `id` in the first file with it; reads the files.
  public func object(_ id: String) -> (file: File, object: InterfaceObject)? {
    files.firstResult { file in file.contents?.objects[id].map { (file, $0) } }
  }

  /// Returns the place of the object that has `id`; nil if there is none.
  public func place(of id: String) -> Evidence? {
    guard let (file, object) = object(id) else { return nil }
    return file.evidence(of: object)
  }

  /// Whether all files can be read, so that their ids are known.
  public var isReadable: Bool { files.allSatisfy { $0.contents != nil } }

  /// Whether a file is for all devices, or for one kind of device (`Main~ipad.storyboard`).
  private static func isInterface(_ file: String, of name: String) -> Bool {
    guard file.hasPrefix(name), file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else { return false }
    let rest = file.dropFirst(name.count)
    return rest.first == "~" || rest == ".storyboard" || rest == ".xib"
  }
}
