import ProjectFiles
import SourceText

/// The places in a source file that ask for texts.
public struct LocalizedKeyUses: Sendable {
  /// The path of the file.
  public let path: String
  /// The places in their order.
  public let uses: [LocalizedKeyUse]

  package init(path: String, uses: [LocalizedKeyUse]) {
    (self.path, self.uses) = (path, uses)
  }

  /// Reads the code of the file at `path`; nil if its name is not one of code; linear.
  public init?(path: String, code: SourceText) {
    guard let language = SourceLanguage(fileName: FilePath.name(path)) else { return nil }
    self.init(path: path, uses: SourceScanner.scan(code.bytes, language: language, path: path).localizedKeys)
  }
}
