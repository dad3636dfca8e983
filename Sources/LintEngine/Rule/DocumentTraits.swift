import AppProject
import PropertyList

/// What rules may know of a document as a whole while they judge parts of it.
///
/// What they found in a part holds for later states of the document as long as these traits are the same, so there are few
/// and they seldom change.
public struct DocumentTraits: Sendable, Hashable {
  /// What the file is for.
  public let kind: FileKind
  /// The syntax of the text.
  public let format: PropertyListFormat
  /// Whether the document must pass the C preprocessor first.
  public let isPreprocessed: Bool
  /// Whether lines of a merge conflict are left, so that the entries of its two sides stand side by side.
  public let hasConflict: Bool
  /// The bundle that the file belongs to.
  public let bundle: AppBundle

  /// The code of the language that the file is for, by the `.lproj` folder that it lies in; nil where it lies in none.
  public let language: String?

  /// How the file is laid out, which decides over the text of edits.
  package let layout: TextLayout

  /// Looks a document up that belongs to `bundle`.
  package init(_ document: Document, _ bundle: AppBundle, _ editor: TreeEditor) {
    kind = document.kind
    format = document.tree.format
    isPreprocessed = document.isPreprocessed
    hasConflict = document.tree.hasConflictMarker
    self.bundle = bundle
    language = document.path.flatMap(FilePath.language)
    layout = editor.layout
  }
}
