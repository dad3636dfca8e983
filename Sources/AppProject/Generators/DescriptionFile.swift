import SourceText
import YAML

/// A file that describes a project.
struct DescriptionFile: Sendable {
  /// The absolute path.
  let path: String
  /// The text.
  let text: SourceText

  /// The largest file that is read, in bytes.
  private static let limit = 2_000_000

  /// Reads the file at `path`; nil if there is none.
  init?(_ path: String, _ files: any FileAccess) {
    guard let bytes = files.contents(of: path, limit: Self.limit) else { return nil }
    self.init(path: path, bytes: bytes)
  }

  /// Makes it of bytes.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    text = SourceText(bytes: bytes)
  }

  /// The folder that holds it.
  var folder: String { FilePath.folder(path) }

  /// Returns its contents as YAML or JSON; nil if it is neither, or empty.
  func yaml() -> YAMLNode? {
    let isJSON = FilePath.fileExtension(path) == "json"
    return try? YAMLReader.read(text.bytes, repeatedKeys: isJSON ? .lastCounts : .refused)
  }

  /// Returns some bytes of it as evidence.
  func evidence(_ range: Range<Int>) -> Evidence { Evidence(path: path, text: text, range: range) }
}
