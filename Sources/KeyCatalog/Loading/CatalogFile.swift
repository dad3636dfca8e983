import EmbeddedFiles
import PropertyList
import SourceText

/// A catalog file embedded in the executable.
struct CatalogFile: Sendable {
  /// The path below the folder `catalog`, without extension.
  let name: String
  private let index: Int
  private static var folder: EmbeddedFolder { embeddedFolder("catalog") }

  /// All files of the catalog, in the order of the table that embeds them.
  static let all = (0..<folder.count).map { CatalogFile(name: String(cString: folder.files[$0].name), index: $0) }

  /// Returns the root of the file called `name`, or nil if the catalog lacks it; linear in the file's size.
  static func root(named name: String) -> Node? {
    all.first { $0.name == name }?.read().root
  }

  /// The bytes of the file, which are valid as long as the program runs.
  var bytes: UnsafeBufferPointer<UInt8> {
    let file = Self.folder.files[index]
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// Reads the whole file; linear in its size.
  func read() -> PropertyListTree {
    PropertyListTree.parse(SourceText(bytes: Array(bytes)))
  }

  /// Reads the one entry that is at `range`, as `entryRanges` gives it; linear in the entry's size.
  func readEntry(at range: Range<Int>) -> CatalogFields? {
    let slice = bytes[range.clamped(to: bytes.indices)]
    return PropertyListTree.parse(SourceText(bytes: Array(slice))).root?.entries.first { _ in true }?.value
      .map(CatalogFields.init)
  }

  /// Calls `body` with the key and the place of each entry, without reading the entries; linear in the file's size.
  ///
  /// The files of keys are large, but few of their entries are needed, so this reads the starts of lines only: an entry
  /// begins on a line that is indented by two spaces, and nothing else does. A test compares it with the reader.
  func forEachEntry(_ body: (_ key: String, _ range: Range<Int>) -> Void) {
    let bytes = bytes
    var open: (key: String, start: Int)?
    func close(at end: Int) {
      if let open { body(open.key, open.start..<end) }
      open = nil
    }
    var line = 0
    while line < bytes.count {
      if bytes[line] == UInt8(ascii: "}") {
        close(at: line)
      } else if let key = Self.entryKey(in: bytes, line: line) {
        close(at: line)
        open = (key, line)
      }
      while line < bytes.count, bytes[line] != UInt8(ascii: "\n") { line += 1 }
      line += 1
    }
  }

  /// Returns the key of the entry that begins on the line at `line`, or nil if none does.
  private static func entryKey(in bytes: UnsafeBufferPointer<UInt8>, line: Int) -> String? {
    var start = line + 2
    guard start < bytes.count, bytes[line] == UInt8(ascii: " "), bytes[line + 1] == UInt8(ascii: " ") else {
      return nil
    }
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: "/"): return nil
    default: break
    }
    var delimiter = UInt8(ascii: " ")
    if bytes[start] == UInt8(ascii: "\"") {
      delimiter = UInt8(ascii: "\"")
      start += 1
    }
    var end = start
    while end < bytes.count, bytes[end] != delimiter { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
