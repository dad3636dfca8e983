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
