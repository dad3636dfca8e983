import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Sorts the keys of a dictionary.
enum SortKeysAction {
  /// Returns the action for the innermost dictionary around `offset`; nil if it is sorted or has errors.
  ///
  /// Entries move with their comments. Keys are in the order of Apple's writers, by UTF-16 code
  /// units; of equal keys the last one stays the last. Linear in the document except for sorting.
  static func action(in document: Document, at offset: Int, kind: CodeActionProposal.Kind) -> CodeActionProposal? {
    guard document.tree.isReadable, !document.isPreprocessed, document.kind.isPropertyList,
      !document.isWrittenByTool, let dictionary = dictionary(around: offset, in: document),
      let edit = edit(sorting: dictionary)
    else { return nil }
    return CodeActionProposal(title: Messages.text("common.sort-keys"), kind: kind, edits: [edit])
  }

  private static func dictionary(around offset: Int, in document: Document) -> Node? {
    var node = document.tree.innermostNode(at: offset)
    while let current = node, current.kind != .dictionary { node = current.parent }
    return node ?? document.rootDictionary
  }

  private static func edit(sorting dictionary: Node) -> TextEdit? {
    guard let blocks = EntryBlocks(dictionary) else { return nil }
    let keys = blocks.blocks.map { Array(($0.entry.name ?? "").utf16) }
    let order = keys.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
    }
    return blocks.reordered(order)
  }
}
