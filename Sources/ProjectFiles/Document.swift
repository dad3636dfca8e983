import JSON
import Locking
import PropertyList
import SourceText
import StringTable

/// A file as the engine sees it: its text, its tree and what kind of file it is.
///
/// A document is a value; an edit makes a new one.
public struct Document: Sendable {
  /// The file's path; nil for texts that are not on disk.
  public let path: String?
  /// What the file holds.
  public enum Content: Sendable {
    /// A property list or a string table as a tree. So is the text of a file of another format, which it need not describe.
    case propertyList(PropertyListTree)
    /// A string catalog, which is JSON.
    case stringCatalog(CatalogReading)
  }

  /// The text as a tree, without nodes if it is a string catalog; its `text` is the file's.
  public let tree: PropertyListTree
  /// What the file is for.
  public let kind: FileKind
  /// How a file on disk stores its characters; nil for texts that came from an editor.
  public let encoding: TextEncoding?
  /// The problem of the encoding, or nil; of a text that came from an editor, only what its declaration shows.
  public let encodingProblem: EncodingProblem?
  /// The unresolved merges in the text, found on first use.
  private let conflictReading: Lazy<ConflictRegions>?
  /// What the contents are if they are not those of the file: encrypted, or a pointer to them; then the file is of no kind.
  public let opaqueContents: OpaqueContents?
  /// The string catalog; nil for other files.
  private let catalogReading: CatalogReading?

  /// Makes a document of a text that an editor holds; linear in the text.
  public init(path: String?, text: SourceText) {
    self.init(path: path, tree: Self.tree(of: text, path))
  }

  /// Makes a document of the bytes of a file, which are decoded first; linear.
  public init(path: String?, contents: [UInt8]) {
    let file = DecodedFile(contents)
    let opaque = OpaqueContents(contents)
    self.init(
      path: path,
      tree: opaque == nil ? Self.tree(of: file.text, path) : .unread(file.text),
      encoding: file.encoding,
      encodingProblem: file.problem,
      opaque
    )
  }

  /// Makes the document that results from a change to the text of `former`; linear in the bytes that are read again.
  public init(updating former: Document, with text: SourceText, change: TextChange) {
    guard former.opaqueContents == nil else {
      self.init(path: former.path, text: text)
      return
    }
    let tree =
      switch former.content {
      case .propertyList(let tree): tree.updated(with: text, change: change)
      case .stringCatalog: PropertyListTree.unread(text)
      }
    self.init(path: former.path, tree: tree)
  }

  /// Makes the same document unless more than about `limit` bytes would be read; then nil.
  package init?(updating former: Document, with text: SourceText, change: TextChange, limit: Int) {
    switch former.content {
    case .propertyList(let tree):
      guard let tree = tree.updated(with: text, change: change, limit: limit) else { return nil }
      self.init(path: former.path, tree: tree)
    case .stringCatalog: self.init(updating: former, with: text, change: change)
    }
  }

  /// Makes a document of a text that an editor holds and that is already read.
  package init(path: String?, tree: PropertyListTree) {
    self.init(
      path: path,
      tree: tree,
      encoding: nil,
      encodingProblem: .declared(in: tree.text),
      OpaqueContents(tree.text)
    )
  }

  private init(
    path: String?,
    tree: PropertyListTree,
    encoding: TextEncoding?,
    encodingProblem: EncodingProblem?,
    _ opaqueContents: OpaqueContents?
  ) {
    self.path = path
    self.tree = tree
    self.encoding = encoding
    self.encodingProblem = encodingProblem
    self.opaqueContents = opaqueContents
    kind = opaqueContents == nil ? FileKind.recognise(path: path, tree: tree) : .other
    conflictReading = tree.hasConflictMarker ? Lazy { ConflictRegions(tree) } : nil
    catalogReading = kind == .stringCatalog ? CatalogReading(tree.text) : nil
  }

  private static func tree(of text: SourceText, _ path: String?) -> PropertyListTree {
    path.flatMap(StringTableFormat.init) == .stringCatalog ? .unread(text) : .parse(text)
  }

  /// What the file holds, by its kind.
  public var content: Content { catalogReading.map(Content.stringCatalog) ?? .propertyList(tree) }

  /// The string catalog, whose places are offsets into the text; nil for other files and if it is not one.
  ///
  /// Read on first use, linear in the text.
  public var catalog: StringCatalog? { catalogReading?.catalog }

  /// Whether the text is what its format asks for, so that all of its content is known.
  ///
  /// Reads a string catalog.
  public var isReadable: Bool {
    switch content {
    case .propertyList(let tree): tree.isReadable
    case .stringCatalog(let reading): reading.catalog != nil
    }
  }

  /// Whether there is an unresolved merge in the text; constant time.
  public var hasConflict: Bool { conflictReading != nil }

  /// Returns whether `offset` is inside an unresolved merge, after its first marker.
  public func isInConflict(_ offset: Int) -> Bool { conflictReading?.value.isInside(offset) ?? false }

  /// The file's text.
  public var text: SourceText { tree.text }

  /// The last component of the path.
  public var name: String { path.map(FilePath.name) ?? "" }

  /// The root dictionary, or nil if the root is not a dictionary.
  public var rootDictionary: Node? {
    guard let root = tree.root, root.kind == .dictionary else { return nil }
    return root
  }

  /// The bytes of findings about the file as a whole: the open tag or brace of its root, or its first line.
  public var anchor: Range<Int> {
    guard let root = tree.root, !root.openRange.isEmpty else { return text.lineRange(0) }
    return root.openRange
  }

  /// Whether the file describes a project and is written by a tool, in an order and layout of its own.
  package var isWrittenByTool: Bool { ProjectFormat.of(name)?.isWrittenByTool ?? false }

  /// Whether the file must pass the C preprocessor before it is a property list (`INFOPLIST_PREPROCESS`).
  public var isPreprocessed: Bool { tree.hasPreprocessorDirective }
}

/// The text of a string catalog, which is read on first use; linear in the text.
public struct CatalogReading: Sendable {
  private let result: Lazy<(catalog: StringCatalog?, problem: JSONProblem?)>

  init(_ text: SourceText) {
    result = Lazy {
      do throws(JSONProblem) {
        return (StringCatalog(try JSONTree.read(text.bytes)), nil)
      } catch {
        return (nil, error)
      }
    }
  }

  /// The catalog, whose places are offsets into the text; nil if the text is not one.
  public var catalog: StringCatalog? { result.value.catalog }

  /// Why the text is not JSON; nil if it is.
  public var problem: JSONProblem? { result.value.problem }
}
