import FuzzDriver
import JSON
import SourceText
import StringTable

/// String catalogs are read to their end, and edits of them leave catalogs.
enum CatalogFuzzing {
  /// Reads the bytes as a catalog, or as the texts of one if their number is even.
  static func run(_ bytes: [UInt8]) {
    guard bytes.count.isMultiple(of: 2) else { return read(bytes) }
    read(Array(#"{"sourceLanguage":"en","strings":{"#.utf8) + bytes + Array("}}".utf8))
  }

  private static func read(_ bytes: [UInt8]) {
    guard let tree = try? JSONTree.read(bytes) else { return }
    require(tree.printed() == bytes, "The tree does not print back.")
    guard let catalog = StringCatalog(tree) else { return }
    let editor = CatalogEditor(catalog)
    let key = "a key that no input has"
    require(edited(tree, editor.add(key, ["en": "Text"]))?.contains(key) == true, "An added key is not there.")
    for text in catalog.texts.prefix(4) {
      require(edited(tree, editor.rename(text, to: key))?.contains(key) == true, "A renamed key is not there.")
      guard text.value.kind == .object else { continue }
      let translated = edited(tree, editor.setTranslation("Text", "de", of: text, state: "translated"))
      require(translated?.texts.count == catalog.texts.count, "A translation changes the number of texts.")
    }
    for index in catalog.texts.indices.prefix(4) {
      guard let edit = editor.removeText(at: index) else { continue }
      require(edited(tree, edit)?.texts.count == catalog.texts.count - 1, "A removed text is still there.")
    }
  }

  private static func edited(_ tree: JSONTree, _ edit: TextEdit) -> StringCatalog? {
    StringCatalog(SourceText(bytes: tree.bytes).applying(edit).bytes)
  }
}
