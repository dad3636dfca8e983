import CMessageTables
import PropertyList
import SourceText

/// A string table as it lies in the executable.
package struct MessageFile: Sendable {
  /// The name of the file, without extension.
  package let name: String
  /// The bytes of the file.
  package let bytes: [UInt8]

  /// All string tables, in the order of the list that embeds them.
  package static let all: [MessageFile] = (0..<messageTableCount()).map { index in
    let table = messageTables()[index]
    return MessageFile(
      name: String(cString: table.name),
      bytes: Array(UnsafeBufferPointer(start: table.bytes, count: table.count))
    )
  }

  /// The keys and their texts in the order of the file; reads it, linear in its size.
  package var entries: [(key: String, text: String)] {
    let root = PropertyListTree.parse(SourceText(bytes: bytes)).root
    guard let root else { return [] }
    return root.entries.compactMap { entry in
      guard let key = entry.name, let text = entry.value?.stringValue else { return nil }
      return (key, text)
    }
  }
}
