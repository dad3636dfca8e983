import PropertyList
import SourceText
import StringTable

/// A text with its specifiers, as it is written in a file.
package struct WrittenText {
  /// The specifiers, with places that count from the start of `range`.
  package let format: FormatString
  /// The bytes of the text in the file.
  package let range: Range<Int>
  private let text: SourceText

  /// Reads a value of a property list or string table; linear.
  package init(_ node: Node) {
    format = FormatString(content: node)
    range = node.contentRange
    text = node.tree.text
  }

  /// Reads a text of a string catalog with the text `file`; nil if it has none; linear.
  package init?(_ unit: CatalogUnit, in file: SourceText) {
    guard let value = unit.value else { return nil }
    format = value.withContent { FormatString($0) }
    range = value.contentRange
    text = file
  }

  /// Reads the key of a text of a string catalog with the text `file`; linear.
  package init(keyOf text: CatalogText, in file: SourceText) {
    format = text.name.withContent { FormatString($0) }
    range = text.name.contentRange
    self.text = file
  }

  /// Returns the bytes of a specifier in the file.
  package func range(of specifier: FormatSpecifier) -> Range<Int> {
    (range.lowerBound + specifier.range.lowerBound)..<(range.lowerBound + specifier.range.upperBound)
  }

  /// Returns the text of a specifier.
  package func string(of specifier: FormatSpecifier) -> String { string(in: range(of: specifier)) }

  /// Returns some bytes of the file as text.
  package func string(in range: Range<Int>) -> String { text.string(in: range) }

  /// Whether a specifier has a space inside, so that it may be a percent sign before a word, as in “5 % down”.
  package var hasSpace: Bool {
    format.specifiers.contains { specifier in
      text.firstOffset(in: range(of: specifier)) { $0 == UInt8(ascii: " ") } != nil
    }
  }

  /// The bytes of the first percent sign that is followed by a space and a letter of a type, and is no written specifier; nil if there
  /// is none; linear.
  package var spacedSpecifier: Range<Int>? {
    let bytes = Array(text.string(in: range).utf8)
    var offset = 0
    while offset + 2 < bytes.count {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "%") else { continue }
      if bytes[offset + 1] == UInt8(ascii: "%") {
        offset += 1
        continue
      }
      guard bytes[offset + 1] == UInt8(ascii: " "), "diuxXofeEgGcs@".utf8.contains(bytes[offset + 2]),
        !format.specifiers.contains(where: { $0.range.lowerBound == offset })
      else { continue }
      return (range.lowerBound + offset)..<(range.lowerBound + offset + 3)
    }
    return nil
  }

  /// The first specifier that reads an argument as another type than one before it, with the number of the argument; nil if there is
  /// none.
  package var secondType: (range: Range<Int>, argument: Int)? {
    var types: [Int: ArgumentType] = [:]
    for (argument, specifier) in format.numbered() where specifier.variable == nil {
      if let known = types[argument], known != specifier.type { return (range(of: specifier), argument) }
      types[argument] = specifier.type
    }
    return nil
  }

  /// Whether all arguments are known: no specifier is broken, and none is a variable, which other rules check.
  package var isPlain: Bool {
    format.defects.allSatisfy { $0.kind == .bareSign } && format.specifiers.allSatisfy { $0.variable == nil }
  }
}
