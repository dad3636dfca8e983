import ProjectFiles
import SourceText
import YAML

/// The object that a script of JavaScript or TypeScript exports, as far as it is literal.
///
/// Nothing is run. The text of the object is kept at its place, what is not literal becomes null or blank, and the rest is
/// read as YAML, of which the literals are a part.
struct ScriptLiteral {
  /// The object.
  let root: YAMLNode
  /// Whether all of it is literal.
  let isWhole: Bool
  /// Whether members with any name may come from elsewhere: spread values, or a list of `openNames` that is not literal.
  let isOpen: Bool
  /// The paths of the objects and lists that take over those at the same path of the description in JSON, which the tool hands to the
  /// function as `config`: `...config`, `...config.ios`.
  let extended: Set<[String]>
  /// The path of the description in JSON that the script reads itself, as it is written; nil for the one that the tool hands to it.
  let base: String?

  /// Reads the object that a script exports; nil if there is none.
  ///
  /// Linear.
  init?(_ bytes: [UInt8], openNames: Set<String>) {
    var reader = ScriptReader(bytes, openNames: openNames)
    guard reader.readExport(), let root = reader.node, root.mapping != nil else { return nil }
    (self.root, isWhole, isOpen) = (root, reader.isWhole, reader.isOpen)
    extended = reader.extended
    base = reader.bases.first { !ScriptReader.isUsual($0) }
  }

  /// Returns the path of the file of the project whose export a script exports as its own: `module.exports = require('./config')`; nil
  /// for other scripts.
  ///
  /// Linear.
  static func exportedModule(_ bytes: [UInt8]) -> String? {
    var cursor = ScriptCursor(ScriptComments.blanked(bytes))
    return cursor.moveToExport() ? cursor.module() : nil
  }
}

extension DescriptionFile {
  /// Returns the object in a file of JSON, or the one that a script exports; nil if it has none that can be read.
  package func object() -> YAMLNode? {
    FilePath.fileExtension(path) == "json" ? yaml() : ScriptLiteral(text.bytes, openNames: [])?.root
  }
}

extension YAMLNode {
  /// Whether it stands for a value of a script that is not literal.
  var isNotLiteral: Bool { style == .plain && string == "~" }
  /// The text; nil if there is none or it is not literal.
  var literalText: String? { isNull ? nil : string }
}
