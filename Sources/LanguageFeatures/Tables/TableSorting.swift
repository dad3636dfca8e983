import AppProject
import LintFacts
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Puts the entries of a string table into the order of the language that the others are compared with.
public enum TableSorting {
  /// Returns the edits that put the entries of a file of `table` into the order of the file of the same kind in the base language;
  /// entries that it lacks come last, in their order.
  ///
  /// Comments stay with their entries, and of duplicate keys the last stays the last. Empty if the order is right, if the file is
  /// that of the base language, and if there is none. Linear in both files.
  ///
  /// - Throws: why the file is left as it is.
  public static func edits(in document: Document, of table: TableFamily) throws(TableRefusal) -> [TextEdit] {
    guard let baseFile = table.baseFile(for: document) else { return [] }
    guard let base = baseFile.document else {
      throw TableRefusal(baseFile.path, Messages.text("common.not-changed-unreadable"))
    }
    try TableRefusal.check(base)
    try TableRefusal.check(document)
    guard let baseRoot = base.rootDictionary, let root = document.rootDictionary else { return [] }
    guard let blocks = EntryBlocks(root) else { throw .malformed(document) }
    let names = baseRoot.entries.compactMap { $0.name.map(LiteralText.init) }
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    let keys = blocks.blocks.map { $0.entry.name.flatMap { places[LiteralText($0)] } ?? names.count }
    let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    return [blocks.reordered(order)].compactMap(\.self)
  }
}
