import ProjectFiles
import PropertyList
import SourceText

/// The place of the cursor, determined without the text being typed.
struct CursorPlace {
  /// What can be inserted at the place.
  enum Role {
    /// A key of a dictionary; the dictionary is nil in an empty table, the level is nil if the catalog has none.
    case key(dictionary: Node?, level: String?)
    /// The value of the key at a path of the catalog.
    case value(path: String?)
    /// An item of the array at a path of the catalog.
    case item(array: Node, path: String?)
    /// The root object.
    case document
  }

  /// The syntax of the text being typed.
  enum Form: Equatable {
    /// Nothing, or a word without tags or quotes.
    case bare
    /// A tag from `<` on.
    case openTag
    /// A tag from `</` on; the name is that of the element to close, if one is open.
    case closeTag(element: String?)
    /// The text inside an element; `isClosed` is whether its close tag is there.
    case content(isClosed: Bool)
    /// A string in quotes.
    case quoted
  }

  /// What can be inserted.
  let role: Role
  /// The text being typed.
  let form: Form
  /// The bytes of the document that are being typed; for `content`, without the tags around them.
  let typedRange: Range<Int>
  /// The bytes that were removed; for `content`, with the tags around them.
  let wholeRange: Range<Int>
  /// The text from the start of `typedRange` to the cursor.
  let typed: String
  /// Whether the text that follows a key, its value or `=`, is already present.
  let isFollowedByValue: Bool
  /// Whether a semicolon already follows.
  let isFollowedBySemicolon: Bool
  /// The tree without the text being typed.
  let tree: PropertyListTree
  /// The document's text.
  let text: SourceText

  /// The offset of the removed text in `tree`.
  var offset: Int { wholeRange.lowerBound }

  /// Whether a string in quotes has its closing quote.
  var isQuoteClosed: Bool {
    guard form == .quoted, typedRange.count > 1, text[typedRange.upperBound - 1] == UInt8(ascii: "\"") else {
      return false
    }
    let slashes = text.startOfRun(endingAt: typedRange.upperBound - 1, from: typedRange.lowerBound + 1) {
      $0 == UInt8(ascii: "\\")
    }
    return (typedRange.upperBound - 1 - slashes) % 2 == 0
  }

  /// Returns the place of `offset`, or nil if nothing can be proposed, as in comments, data, the middle of a tag.
  static func find(in document: Document, at offset: Int) -> CursorPlace? {
    switch document.tree.format {
    case .xml: XMLPlaceFinder(document.tree, offset).find()
    case .openStep: OpenStepPlaceFinder(document.tree, offset).find()
    }
  }
}

extension PropertyListTree {
  /// Returns the innermost dictionary, array or `<plist>` whose content contains `offset`, both ends included.
  ///
  /// A container without an end reaches over the space after it. Logarithmic in the nodes, linear in depth and that
  /// space.
  func container(at offset: Int) -> Node? {
    var node = lastNode(startingAtOrBefore: offset)
    while let candidate = node {
      if candidate.kind.isContainer, candidate.kind != .unknown, holds(offset, candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }

  private func holds(_ offset: Int, _ container: Node) -> Bool {
    let content = container.contentRange
    guard !container.flags.contains(.emptyElement), content.lowerBound <= offset else { return false }
    if offset <= content.upperBound { return true }
    return container.flags.contains(.unclosed)
      && text.firstOffset(in: content.upperBound..<offset) { !ASCII.isSpace($0) } == nil
  }
}
