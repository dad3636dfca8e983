import AppProject
import ProjectFiles
import PropertyList

/// What rules may read of a document as a whole while they check parts of it.
///
/// Findings in a part remain valid for later states of the document as long as these traits are the same, so there are
/// few and they rarely change.
public struct DocumentTraits: Sendable, Hashable {
  /// What the file is for.
  public let kind: FileKind
  /// The syntax of the text.
  public let format: PropertyListFormat
  /// Whether the document must pass the C preprocessor first.
  public let isPreprocessed: Bool
  /// Whether lines of a merge conflict are left, so that both sides of it are in the document.
  public let hasConflict: Bool
  /// Whether Foundation stops reading before the end.
  public let isTruncated: Bool
  /// The bundle that the file belongs to.
  public let bundle: AppBundle

  /// The code of the language that the file is for, by the `.lproj` folder around it; nil if there is none.
  public let language: String?

  /// How the file is laid out, which decides over the text of edits.
  package let layout: TextLayout

  /// Looks a document up that belongs to `bundle`.
  package init(_ document: Document, _ bundle: AppBundle, _ editor: TreeEditor) {
    kind = document.kind
    format = document.tree.format
    isPreprocessed = document.isPreprocessed
    hasConflict = document.tree.hasConflictMarker
    isTruncated = document.tree.isTruncated
    self.bundle = bundle
    language = document.path.flatMap(FilePath.language)
    layout = editor.layout
  }
}
