import AppProject
import PropertyList
import SourceText

/// The place of the cursor, judged without what is being typed there.
struct CursorPlace {
  /// What can stand at the place.
  enum Role {
    /// A key of a dictionary; the dictionary is nil in a table that is still empty, the level where the catalog has none.
    case key(dictionary: Node?, level: String?)
    /// The value of the key at a path of the catalog.
    case value(path: String?)
    /// An item of the array at a path of the catalog.
    case item(array: Node, path: String?)
    /// The root object.
    case document
  }

  /// How far what is being typed has come.
  enum Form: Equatable {
    /// Nothing, or a word without tags or quotes.
    case bare
    /// A tag from `<` on.
    case openTag
    /// A tag from `</` on; the name is that of the element to close, where one is open.
    case closeTag(element: String?)
    /// The text inside an element; `isClosed` tells whether its close tag is there.
    case content(isClosed: Bool)
    /// A string in quotes.
    case quoted
  }

  /// What can stand here.
  let role: Role
  /// What is being typed.
  let form: Form
  /// The bytes of the document that are being typed: without the tags around it for `content`.
  let typedRange: Range<Int>
  /// The bytes that were taken out: with the tags around it for `content`.
  let wholeRange: Range<Int>
  /// The text from the start of `typedRange` to the cursor.
  let typed: String
  /// Whether what belongs to a key, its value or `=`, stands behind it already.
  let isFollowedByValue: Bool
  /// Whether a semicolon stands behind it already.
  let isFollowedBySemicolon: Bool
  /// The tree without what is being typed.
  let tree: PropertyListTree
  /// The document's text.
  let text: SourceText

  /// Where the typed text stood in `tree`.
  var offset: Int { wholeRange.lowerBound }

  /// Returns the place of `offset`, or nil where nothing can be proposed: in comments, data, the middle of a tag.
  static func find(in document: Document, at offset: Int) -> CursorPlace? {
    switch document.tree.format {
    case .xml: XMLPlaceFinder(document.tree, offset).find()
    case .openStep: OpenStepPlaceFinder(document.tree, offset).find()
    }
  }
}
