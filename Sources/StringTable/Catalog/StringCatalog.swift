import JSON
import PropertyList

/// A string catalog, `.xcstrings`, as it is written: texts with their translations into all languages, each with its place.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; the format is that of files that Xcode writes.
public struct StringCatalog: Sendable {
  /// The text; the ranges of all nodes are offsets into its bytes.
  public let tree: JSONTree
  /// The language that the texts are written in.
  public let sourceLanguage: String
  /// The object that holds the texts.
  public let strings: JSONNode
  /// The texts in the order of the file, those with the same key too, of which the last counts.
  public let texts: [CatalogText]
  /// The index in `texts` of the one that counts, by key: keys in other bytes are other keys, as for Foundation.
  private let indices: [LiteralText: Int]

  /// Reads a catalog; nil if the text does not name its language, or has no texts.
  ///
  /// Linear in the text.
  public init?(_ tree: JSONTree) {
    guard let source = tree.root["sourceLanguage"]?.string, let strings = tree.root["strings"], strings.kind == .object
    else { return nil }
    self.tree = tree
    self.strings = strings
    sourceLanguage = source
    texts = strings.members.map(CatalogText.init)
    indices = Dictionary(zip(texts.map { LiteralText($0.key) }, texts.indices)) { $1 }
  }

  /// Reads the bytes of a catalog; nil if they are not one; linear.
  public init?(_ contents: [UInt8]) {
    guard let tree = try? JSONTree.read(contents) else { return nil }
    self.init(tree)
  }

  /// Returns the text that counts for a key.
  public subscript(key: String) -> CatalogText? { indices[LiteralText(key)].map { texts[$0] } }

  /// The texts that count, in the order of the file; linear.
  public var countedTexts: [CatalogText] {
    indices.count == texts.count ? texts : indices.values.sorted().map { texts[$0] }
  }

  /// Whether the catalog has the key.
  public func contains(_ key: String) -> Bool { indices[LiteralText(key)] != nil }

  /// The languages that some text is translated into, perhaps an empty one, and that of the texts; linear.
  public var languages: Set<String> {
    countedTexts.filter(\.isTranslatable).flatMap(\.translations).filter(\.isStarted)
      .reduce(into: [sourceLanguage]) { $0.insert($1.language) }
  }

  /// Returns whether the key is translated into `language`, or is the same in all languages.
  public func isTranslated(_ key: String, into language: String) -> Bool {
    guard let text = self[key] else { return false }
    return !text.isTranslatable || language == sourceLanguage || text.translation(language)?.isWritten == true
  }
}
