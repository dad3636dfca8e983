import ProjectFiles

/// The names that git gives to contents of files.
enum GitBlob {
  /// Returns whether git would store `contents` as `object`, or would after one of the conversions in `names`.
  static func holds(_ contents: [UInt8], as object: GitObjectID) -> Bool {
    name(of: contents, isLong: object.isLong) == object.text
      || converted(contents).contains { name(of: $0, isLong: object.isLong) == object.text }
  }

  /// Returns the names of the objects that git may make of a file; linear.
  ///
  /// They are those of its contents, and of those after the conversions of line ends, of encodings with a mark at their start, and
  /// of Git LFS. What other filters make of a file is not known.
  static func names(of contents: [UInt8], isLong: Bool) -> [String] {
    ([contents] + converted(contents)).map { name(of: $0, isLong: isLong) }
  }

  private static func converted(_ contents: [UInt8]) -> [[UInt8]] {
    let text = decoded(contents)
    let unix = withUnixLineEnds(text ?? contents)
    return [text, unix, pointer(to: contents)].compactMap(\.self)
  }

  /// Returns the name of the object with these contents.
  static func name(of contents: [UInt8], isLong: Bool) -> String {
    let object = Array("blob \(contents.count)\0".utf8) + contents
    return isLong ? SHA256.text(of: object) : SHA1.text(of: object)
  }

  /// Returns the text that Git LFS stores for a file.
  private static func pointer(to contents: [UInt8]) -> [UInt8] {
    let lines = ["version https://git-lfs.github.com/spec/v1", "oid sha256:\(SHA256.text(of: contents))"]
    return Array((lines + ["size \(contents.count)"]).map { $0 + "\n" }.joined().utf8)
  }

  /// Returns a text in UTF-16 with a byte order mark as UTF-8 without one, as the attribute working-tree-encoding does.
  private static func decoded(_ contents: [UInt8]) -> [UInt8]? {
    let isBig = contents.starts(with: [0xFE, 0xFF])
    guard contents.count % 2 == 0, isBig || contents.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: contents.count, by: 2).map { index in
      let (first, second) = (UInt16(contents[index]), UInt16(contents[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func withUnixLineEnds(_ contents: [UInt8]) -> [UInt8]? {
    guard contents.contains(0x0D) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(contents.count)
    for byte in contents {
      if byte == 0x0A, result.last == 0x0D { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}
