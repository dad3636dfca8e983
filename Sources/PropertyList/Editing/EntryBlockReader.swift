import SourceText

/// Finds the entries of a dictionary with their comments.
struct EntryBlockReader {
  private let dictionary: Node
  private let text: SourceText
  private let trivia: [Trivia]
  /// Where the content begins: a dictionary without braces has the comments above its first entry too.
  private let start: Int
  private var next: Int

  init(_ dictionary: Node) {
    self.dictionary = dictionary
    text = dictionary.tree.text
    trivia = dictionary.tree.trivia
    let start = dictionary.flags.contains(.implicit) ? 0 : dictionary.contentRange.lowerBound
    self.start = start
    next = trivia.firstIndex { $0.range.lowerBound >= start } ?? trivia.count
  }

  mutating func blocks() -> [EntryBlocks.Block]? {
    var blocks: [EntryBlocks.Block] = []
    var cursor = start
    for entry in dictionary.entries {
      guard entry.name != nil, entry.value != nil,
        let (start, comments) = lead(from: cursor, to: entry.range.lowerBound, isFirst: blocks.isEmpty),
        var end = end(of: entry)
      else { return nil }
      let tail = commentsAfter(&end)
      blocks.append(
        EntryBlocks.Block(
          entry: entry,
          range: start..<end,
          comments: comments,
          commentAfter: tail,
          gap: cursor..<start,
          endsInLineComment: tail.map { text.bytes(in: $0).starts(with: [0x2F, 0x2F]) } ?? false
        )
      )
      cursor = end
    }
    return blocks
  }

  /// Returns where the block of an entry starts, and the comments directly above it; nil if the entry begins inside of a
  /// comment or of the entry before it, as it may in a broken file.
  private mutating func lead(from cursor: Int, to entry: Int, isFirst: Bool) -> (start: Int, [Range<Int>])? {
    guard cursor <= entry else { return nil }
    var (start, comments): (Int?, [Range<Int>]) = (nil, [])
    var end = cursor
    while next < trivia.count, trivia[next].range.upperBound <= entry {
      let range = trivia[next].range
      guard end <= range.lowerBound else { return nil }
      if text.lineEndCount(in: end..<range.lowerBound) > 1 {
        comments = []
        if isFirst { start = nil }
      }
      start = start ?? range.lowerBound
      comments.append(range)
      end = range.upperBound
      next += 1
    }
    guard text.lineEndCount(in: end..<entry) > 1 else { return (start ?? entry, comments) }
    return (isFirst ? entry : start ?? entry, [])
  }

  /// Returns the end of an entry, after its semicolon; nil if it must have one and does not.
  private mutating func end(of entry: DictionaryEntry) -> Int? {
    var end = entry.range.upperBound
    while next < trivia.count, trivia[next].range.lowerBound < end { next += 1 }
    guard dictionary.tree.format == .openStep else { return end }
    while let found = text.firstOffset(in: end..<max(end, text.count), where: { !ASCII.isSpace($0) }) {
      if text[found] == UInt8(ascii: ";") { return found + 1 }
      guard next < trivia.count, trivia[next].range.lowerBound == found else { return nil }
      end = trivia[next].range.upperBound
      next += 1
    }
    return nil
  }

  /// Moves `end` after the comments on its line, if nothing else follows there; returns the last of them.
  private mutating func commentsAfter(_ end: inout Int) -> Range<Int>? {
    var (cursor, index) = (end, next)
    let line = text.lineRange(text.line(at: end)).upperBound
    while index < trivia.count, trivia[index].range.lowerBound >= cursor, trivia[index].range.upperBound <= line,
      text.firstOffset(in: cursor..<trivia[index].range.lowerBound, where: { !ASCII.isBlank($0) }) == nil
    {
      cursor = trivia[index].range.upperBound
      index += 1
    }
    guard index > next, text.firstOffset(in: cursor..<max(cursor, line), where: { !ASCII.isBlank($0) }) == nil else {
      return nil
    }
    (end, next) = (cursor, index)
    return trivia[index - 1].range
  }
}

extension SourceText {
  /// Returns the number of line ends in a range, a carriage return with its line feed as one; linear in it.
  func lineEndCount(in range: Range<Int>) -> Int {
    withBytes(in: range) { bytes in
      var count = 0
      var previous: UInt8 = 0
      for byte in bytes {
        if ASCII.isLineEnd(byte), !(byte == 0x0A && previous == 0x0D) { count += 1 }
        previous = byte
      }
      return count
    }
  }
}
