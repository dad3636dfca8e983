import FuzzDriver
import PropertyList
import SourceText

/// Texts are read to their end: the tree prints back to the same bytes.
enum TextFuzzing {
  /// Reads a text as XML.
  static func runXML(_ bytes: [UInt8]) { read(bytes, after: "<plist>") }

  /// Reads a text as a string table or an old-style property list.
  static func runOpenStep(_ bytes: [UInt8]) { read(bytes, after: "{") }

  /// Reads the bytes, after the start of a file of the format if their number is even.
  private static func read(_ bytes: [UInt8], after start: String) {
    let bytes = bytes.count.isMultiple(of: 2) ? Array(start.utf8) + bytes : bytes
    let tree = PropertyListTree.parse(SourceText(bytes: bytes))
    require(tree.printed() == bytes, "The tree does not print back.")
    for issue in tree.issues {
      require(issue.range.lowerBound >= 0 && issue.range.upperBound <= bytes.count, "An issue is outside of the text.")
    }
  }
}
