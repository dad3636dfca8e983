import SourceText

extension OpenStepParser {
  /// Notes that the bytes before `end` were read and may be read again from an earlier place.
  mutating func examine(to end: Int) {
    examinedEnd = max(examinedEnd, end)
  }

  /// Notes that the rest of the cursor's line was read; errors on one line cost one pass over it in total.
  mutating func examineLine() {
    examine(to: lineEnd(from: min(cursor, bytes.count)) + 1)
  }

  /// Returns the end of the line of `offset`; many errors on one line look for it once.
  mutating func lineEnd(from offset: Int) -> Int {
    if !line.range.contains(offset) { line = ScannedLine(range: offset..<bytes.lineEnd(from: offset)) }
    return line.range.upperBound
  }

  /// Returns the last quote on the line of `start`, at or after it, that `isWanted` accepts; `isWanted` gets the end of the line
  /// too and is always the same.
  mutating func lastQuote(from start: Int, where isWanted: (Int, Int) -> Bool) -> Int? {
    let end = lineEnd(from: start)
    let quote: Int?
    switch line.lastQuote {
    case .known(let known): quote = known
    case .unknown:
      quote = bytes[start..<end].indices.last { isWanted($0, end) }
      line.lastQuote = .known(quote)
    }
    return quote.flatMap { $0 >= start ? $0 : nil }
  }
}

/// What is known of one line of the text, so that each error on it need not read it again.
struct ScannedLine {
  enum Search {
    case unknown
    case known(Int?)
  }

  /// The bytes from the first place that was looked at to the end.
  var range = 0..<0
  /// The last quote that was looked for.
  var lastQuote = Search.unknown
}
