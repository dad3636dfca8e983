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

// Issues of old-style property lists, with the severity that CoreFoundation gives them.
extension OpenStepParser {
  /// Reports what makes CoreFoundation reject the text while its own cursor is at `reader`.
  ///
  /// There is one exception: an array treats an item that fails as the end of its items. If the reader is then before
  /// `)`, the array succeeds without the item (`parsePlistArray`).
  mutating func fail(_ code: SyntaxIssue.Code, _ range: Range<Int>, readerAt reader: Int, related: Range<Int>? = nil) {
    examineLine()
    reject(code, range, readerAt: reader, related: related)
  }

  /// Reports what a line need not be read for, as `fail` does.
  private mutating func reject(
    _ code: SyntaxIssue.Code,
    _ range: Range<Int>,
    readerAt reader: Int,
    related: Range<Int>? = nil
  ) {
    builder.verdict.isConsulted = true
    switch verdict {
    case .refused:
      builder.report(code, range, severity: .error, related: related)
    case .stopped:
      builder.report(code, range, severity: .warning, related: related)
    case .reading:
      if isForgiven(readerAt: reader) {
        builder.report(.itemDropped, range, severity: .warning, related: related)
      } else {
        builder.report(code, range, severity: .error, related: related)
        verdict = .refused
      }
    }
  }

  /// Reports that the separator is missing between the object that was read last and the one that begins at the cursor, and continues
  /// with that one.
  mutating func failAtMissingSeparator(_ code: SyntaxIssue.Code, after last: Range<Int>, continuing state: State) {
    reject(code, last.upperBound..<last.upperBound, readerAt: cursor)
    setState(state)
    // A segment can begin here, so that many such mistakes are not one long segment.
    noteObject(last.lowerBound..<cursor)
  }

  /// Whether an array around the cursor treats a failure with the reader at `reader` as its end.
  mutating func isForgiven(readerAt reader: Int) -> Bool {
    builder.verdict.isConsulted = true
    guard verdict == .reading, frames.contains(where: { $0.kind == .array }) else { return false }
    let next = afterTrivia(reader)
    examine(to: next + 1)
    return next < bytes.count && bytes[next] == UInt8(ascii: ")")
  }
}
