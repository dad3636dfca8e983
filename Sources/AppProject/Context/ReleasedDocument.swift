import ProjectFiles

/// A file as it was in a release.
public struct ReleasedDocument: Sendable {
  /// The name of the release, such as that of a tag.
  public let release: String
  /// The file.
  public let document: Document

  /// Makes it from the contents that the file at `path` had in a release.
  public init(_ release: String, path: String, contents: [UInt8]) {
    self.release = release
    document = Document(path: path, contents: contents)
  }
}
