import AppProject
import LintFacts
import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Adds the texts of the base language that a language lacks, to be translated.
public enum TableCompletion {
  /// Returns the edits that add to a file of `table` the entries of the file of the same kind in the base language that its language
  /// lacks, each with the text of the base language, its comment, and the mark of texts that are to be translated.
  ///
  /// An entry follows the one that it follows in the base language. Empty if nothing is missing, if the file is that of the base
  /// language or of a region, which needs only what differs, and if there is no base. Linear in the files of the language.
  ///
  /// - Throws: why the file is left as it is.
  public static func edits(in document: Document, of table: TableFamily) throws(TableRefusal) -> [TextEdit] {
    guard let language = table.file(of: document)?.language,
      table.needsAllTexts(language), let baseFile = table.baseFile(for: document)
    else { return [] }
    try TableRefusal.checkFiles(of: table, in: language)
    guard let base = baseFile.document else {
      throw TableRefusal(baseFile.path, Messages.text("common.not-changed-unreadable"))
    }
    try TableRefusal.check(base)
    try TableRefusal.check(document)
    guard let baseRoot = base.rootDictionary else { return [] }
    guard let baseBlocks = EntryBlocks(baseRoot) else { throw .malformed(base) }
    let blocks = document.rootDictionary.flatMap { EntryBlocks($0) }
    guard blocks != nil || document.text.count == 0 else { throw .malformed(document) }
    var places: [LiteralText: Int] = [:]
    for (index, block) in (blocks?.blocks ?? []).enumerated() { places[LiteralText(block.entry.name ?? "")] = index }
    var known = otherKeys(of: language, in: table, than: document).union(places.keys)
    var added: [EntryBlocks.NewEntry] = []
    var place: Int?
    for block in baseBlocks.blocks {
      guard let name = block.entry.name else { continue }
      if let index = places[LiteralText(name)] { place = index }
      guard !name.isEmpty, known.insert(LiteralText(name)).inserted, let value = baseRoot.value(forKey: name)?.value
      else { continue }
      let comments = comments(of: block, in: base, for: document.tree.format)
      added.append(EntryBlocks.NewEntry(after: place, key: name, value: value, comments: comments))
    }
    if let blocks { return blocks.adding(added) }
    return added.isEmpty ? [] : [.insert(EntryBlocks.file(of: added), at: 0)]
  }

  /// Returns the keys of a language's files in other syntaxes, and of catalogs, which have all languages.
  private static func otherKeys(of language: String, in table: TableFamily, than document: Document)
    -> Set<LiteralText>
  {
    var keys: Set<LiteralText> = []
    for file in table.files where file.path != document.path && (file.language ?? language) == language {
      if let catalog = file.document?.catalog {
        keys.formUnion(catalog.texts.map { LiteralText($0.key) })
      } else if let root = file.document?.rootDictionary {
        keys.formUnion(root.entries.compactMap { $0.name.map(LiteralText.init) })
      }
    }
    return keys
  }

  /// Returns the comments of an entry of the base language, and the mark, with delimiters.
  private static func comments(of block: EntryBlocks.Block, in base: Document, for format: PropertyListFormat)
    -> [String]
  {
    let mark = TranslationMark.translate.comment
    let texts = block.comments.compactMap { range -> String? in
      let comment = base.text.string(in: range)
      guard base.tree.format != format else { return comment }
      return TableText.plainText(ofComment: comment).flatMap { written($0, in: format) }
    }
    return texts + [written(mark, in: format)].compactMap(\.self)
  }

  /// Returns a comment with delimiters; nil if it has what ends one.
  private static func written(_ text: String, in format: PropertyListFormat) -> String? {
    switch format {
    case .xml: text.contains("--") ? nil : "<!-- \(text) -->"
    case .openStep: text.contains("*/") ? nil : "/* \(text) */"
    }
  }
}
