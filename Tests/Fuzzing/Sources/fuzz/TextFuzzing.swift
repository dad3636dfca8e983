import PropertyList
import SourceText

/// Texts are read to their end: the tree prints back to the same bytes.
enum TextFuzzing {
  /// Reads a text as XML.
  static func runXML(_ bytes: [UInt8]) {
    read(Array("<plist>".utf8) + bytes)
    read(bytes)
  }

  /// Reads a text as an old-style property list and as a string table.
  static func runOpenStep(_ bytes: [UInt8]) {
    read(Array("{".utf8) + bytes)
    read(bytes)
  }

  private static func read(_ bytes: [UInt8]) {
    let tree = PropertyListTree.parse(SourceText(bytes: bytes))
    require(tree.printed() == bytes, "The tree does not print back.")
    for issue in tree.issues {
      require(issue.range.lowerBound >= 0 && issue.range.upperBound <= bytes.count, "An issue is outside of the text.")
    }
  }
}
