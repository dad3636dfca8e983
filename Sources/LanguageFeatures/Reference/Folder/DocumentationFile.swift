/// A file of the reference as a folder of Markdown.
public struct DocumentationFile: Sendable, Hashable {
  /// The path below the folder, with `/` between its parts.
  public let path: String
  /// The content of the file.
  public let text: String
}
