import AppProject
import PropertyList

/// What rules may know of a document as a whole while they check parts of it.
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
  /// The bundle that an Info.plist says it is for.
  public let bundle: StatedBundle

  /// The code of the language that the file is for, by the `.lproj` folder around it; nil if there is none.
  public let language: String?

  /// How the file is laid out, which decides over the text of edits.
  package let layout: TextLayout

  /// Looks a document up, whose root has the entries `rootKeys`.
  package init(_ document: Document, _ rootKeys: RootKeys, _ editor: TreeEditor) {
    kind = document.kind
    format = document.tree.format
    isPreprocessed = document.isPreprocessed
    hasConflict = document.tree.hasConflictMarker
    bundle = document.kind == .infoPlist ? StatedBundle(rootKeys) : StatedBundle()
    language = document.path.flatMap(FilePath.language)
    layout = editor.layout
  }
}
