import EmbeddedFiles

/// A string table embedded in the executable.
///
/// It is a `.strings` file with one entry per line, at the start of the line, so that it can be read without a parser,
/// which would delay the first finding.
package struct MessageFile: Sendable {
  /// The name of the file, without extension.
  package let name: String
  private let folder: String
  private let index: Int

  /// All string tables in English, in the order of the list that embeds them.
  package static let all = files(in: "en.lproj")

  /// The string tables in Simplified Chinese, which need not have all texts, in the order of the list that embeds them.
  package static let chinese = files(in: "zh-Hans.lproj")

  /// The tables in Chinese whose keys are English texts of parts without tables, with placeholders.
  static let templateTables: Set<String> = ["Foreign", "Help", "Reasons"]

  /// The tables in Chinese whose keys are texts in English; they have no counterpart.
  static let tablesByText: Set<String> = templateTables.union(["Catalog"])

  private static func files(in folder: String) -> [MessageFile] {
    let tables = embeddedFolder(folder)
    return (0..<tables.count).map {
      MessageFile(name: String(cString: tables.files[$0].name), folder: folder, index: $0)
    }
  }

  /// The bytes of the file, which are valid as long as the program runs.
  package var bytes: UnsafeBufferPointer<UInt8> {
    let table = embeddedFolder(folder).files[index]
    return UnsafeBufferPointer(start: table.bytes, count: table.count)
  }

  /// The keys and their texts in the order of the file; reads it, linear in its size.
  package var entries: [(key: String, text: String)] {
    let bytes = bytes
    var entries: [(key: String, text: String)] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if let entry = Self.entry(UnsafeBufferPointer(rebasing: bytes[start..<end])) { entries.append(entry) }
      start = end + 1
    }
    return entries
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Returns the key and the text of a line such as `"key" = "text";`, or nil for comments.
  private static func entry(_ line: UnsafeBufferPointer<UInt8>) -> (key: String, text: String)? {
    guard line.first == quote, let keyEnd = endOfKey(line),
      let textStart = line[(keyEnd + 1)...].firstIndex(of: quote), let textEnd = line.lastIndex(of: quote),
      textStart < textEnd
    else { return nil }
    let key = UnsafeBufferPointer(rebasing: line[1..<keyEnd])
    return (unescaped(key), unescaped(UnsafeBufferPointer(rebasing: line[(textStart + 1)..<textEnd])))
  }

  /// Returns the index of the quotation mark after the key of a line, the first one without a backslash; nil if it has none.
  private static func endOfKey(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
    line.indices.dropFirst().first { line[$0] == quote && line[$0 - 1] != backslash }
  }

  /// Returns the text of a quoted string: quotation marks and backslashes are escaped by a backslash.
  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String {
    guard text.contains(backslash) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      isEscaped = byte == backslash && !isEscaped
      if !isEscaped { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
