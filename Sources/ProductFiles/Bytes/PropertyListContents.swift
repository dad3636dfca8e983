import PropertyList
import SourceText

/// Property lists inside products, which are mostly binary.
package enum PropertyListContents {
  /// Returns the value of a property list in any syntax; nil if it is none.
  package static func value(_ bytes: [UInt8]) -> PropertyListValue? {
    if BinaryReader.recognises(bytes) {
      guard var reader = try? BinaryReader(bytes) else { return nil }
      return try? reader.read()
    }
    return PropertyListTree.parse(DecodedFile(bytes).text).value
  }
}

extension PropertyListValue {
  /// Returns what is under `key` of a dictionary; nil if nothing is, or in other values.
  package subscript(_ key: String) -> PropertyListValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The text of a string.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a boolean.
  package var flag: Bool? {
    guard case .boolean(let flag) = self else { return nil }
    return flag
  }

  /// The items of an array; empty for other values.
  package var items: [PropertyListValue] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  /// The entries of a dictionary; empty for other values.
  package var entries: [KeyedValue] {
    guard case .dictionary(let entries) = self else { return [] }
    return entries
  }
}
