import SourceText

/// A change to another file than the one that a finding is in.
public struct FileEdit: Sendable {
  /// What is done to the file.
  public enum Change: Sendable {
    /// Edits of `text`, the file as it was when they were made; they do not overlap.
    case edits([TextEdit], of: SourceText)
    /// The file is made, with this text.
    case newFile(String)
  }

  /// The path of the file.
  public let path: String
  /// What is done to it.
  public let change: Change

  /// Makes a change.
  public init(path: String, change: Change) {
    self.path = path
    self.change = change
  }
}

extension FileEdit: Hashable {
  /// The edits, or the text of a new file; the text that edits were made for follows from the path.
  private var content: (edits: [TextEdit], newFile: String?) {
    switch change {
    case .edits(let edits, of: _): (edits, nil)
    case .newFile(let text): ([], text)
    }
  }

  /// Whether both do the same to the same file.
  public static func == (lhs: FileEdit, rhs: FileEdit) -> Bool {
    lhs.path == rhs.path && lhs.content == rhs.content
  }

  /// Hashes the path and what is done.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(content.edits)
    hasher.combine(content.newFile)
  }
}
