import SourceText

/// Incremental parsing: only what an edit reached is read again.
extension PropertyListTree {
  /// Returns the tree of `text`, which is this tree's text with `change` made to it; equal to a newly parsed tree.
  ///
  /// Reading begins at the last segment before the change and ends where a segment of this tree follows that can be
  /// read the same way; the others are shared by both trees. Linear in what is read plus a small constant for each
  /// segment; everything is read if the change alters the meaning of the rest of the text.
  public func updated(with text: SourceText, change: TextChange) -> PropertyListTree {
    updated(with: text, change: change, limit: .max) ?? .parse(text, segmentSize: segmentSize)
  }

  /// Returns a tree with the nodes that an edit of the text leads to, for reading what is around the edit.
  ///
  /// Its issues are not reliable: a key that the edit removes makes CoreFoundation pair all that follows in the
  /// dictionary differently, and that is not read again here. Otherwise the cost is that of `updated(with:change:)`.
  public func outline(applying edit: TextEdit) -> PropertyListTree {
    let (changed, change) = (text.applying(edit), TextChange(edit, in: text))
    return updated(with: changed, change: change, limit: .max, needsIssues: false)
      ?? .parse(changed, segmentSize: segmentSize)
  }

  /// Returns the tree of `text`, or nil where all has to be parsed anew or more than about `limit` bytes would be read.
  package func updated(
    with text: SourceText,
    change: TextChange,
    limit: Int,
    needsIssues: Bool = true
  ) -> PropertyListTree? {
    guard isUpdatable, change.range.upperBound <= self.text.count, !rawSegments.isEmpty,
      Self.looksLikeXML(text) == (format == .xml), format == .openStep || !Self.mayBeHexData(text),
      !text.withBytes(in: 0..<16, OpenStepParser.isBinary)
    else { return nil }
    let segments =
      switch format {
      case .xml: reread(text, change, limit, needsIssues, with: XMLParser.self)
      case .openStep: reread(text, change, limit, needsIssues, with: OpenStepParser.self)
      }
    guard let segments else { return nil }
    return PropertyListTree(text: text, format: format, segments: segments, segmentSize: segmentSize, former: self)
  }

  /// Returns the segments of the changed text, or nil where it has to be parsed anew or more than `limit` bytes would be read.
  private func reread<Parser: PropertyListParser>(
    _ text: SourceText,
    _ change: TextChange,
    _ limit: Int,
    _ needsIssues: Bool,
    with parser: Parser.Type
  ) -> [Segment]? {
    // What is before a border was read with knowledge of some bytes after it.
    var first = directory.segment(at: change.range.lowerBound)
    while first > 0, directory.starts[first] + Parser.reach >= change.range.lowerBound { first -= 1 }
    var next = min(directory.segment(at: change.range.upperBound) + 1, rawSegments.count)
    // A border exactly after the change is as good as any.
    if next > first + 1, directory.starts[next - 1] == change.range.upperBound { next -= 1 }

    var segments = Array(rawSegments[..<first])
    var verdict = verdict(before: first)
    var limit = limit
    while true {
      let reread = read(text, from: first, meeting: next, verdict, change, limit, needsIssues, with: parser)
      guard let reread else { return nil }
      segments += reread.segments
      limit -= reread.segments.reduce(0) { $0 + $1.count }
      guard let meeting = reread.meeting else { return segments }
      verdict = reread.verdict
      // Segments after the meeting stay, up to one with issues that the verdict decides.
      var kept = meeting
      while kept < rawSegments.count {
        let known = rawSegments[kept].verdict
        if known.isConsulted, known.assumed != verdict { break }
        if verdict == .reading { verdict = known.change ?? verdict }
        kept += 1
      }
      segments += rawSegments[meeting..<kept]
      guard kept < rawSegments.count else { return segments }
      (first, next) = (kept, kept + 1)
    }
  }

  private func read<Parser: PropertyListParser>(
    _ text: SourceText,
    from first: Int,
    meeting next: Int,
    _ verdict: ReaderVerdict,
    _ change: TextChange,
    _ limit: Int,
    _ needsIssues: Bool,
    with parser: Parser.Type
  ) -> (segments: [Segment], meeting: Int?, verdict: ReaderVerdict)? {
    let shift = change.count - change.range.count
    let isAfterChange = directory.starts[first] >= change.range.upperBound && first > 0
    let start = directory.starts[first] + (isAfterChange ? shift : 0)
    // One byte more, since the parser looks back at it.
    let windowStart = max(start - 1, 0)
    let wanted = next < rawSegments.count ? directory.starts[next] + shift : text.count
    var windowEnd = min(wanted + max(segmentSize, 2 * Parser.reach), text.count)
    while windowEnd - windowStart <= limit {
      let isWhole = windowEnd == text.count
      let former =
        next < rawSegments.count
        ? SegmentReader<Parser>.Former(
          segments: rawSegments,
          next: next,
          start: wanted - windowStart,
          needsIssues: needsIssues
        ) : nil
      let outcome = text.withBytes(in: windowStart..<windowEnd) {
        bytes -> (segments: [Segment], end: SegmentReader<Parser>.End, verdict: ReaderVerdict)? in
        guard format == .xml || EncodedText.isAccepted(bytes, isWhole: isWhole) else { return nil }
        var parser: Parser
        if first == 0 {
          parser = Parser(bytes)
          parser.begin()
        } else {
          parser = Parser(bytes, at: start - windowStart, in: rawSegments[first].entry, verdict: verdict)
        }
        var reader = SegmentReader(parser, size: segmentSize, isWhole: isWhole, former: former)
        let end = reader.run()
        return (reader.segments, end, reader.verdict)
      }
      guard let outcome else { return nil }
      switch outcome.end {
      case .text: return (outcome.segments, nil, outcome.verdict)
      case .meeting(let number): return (outcome.segments, number, outcome.verdict)
      case .bytes: windowEnd = min(windowStart + 4 * (windowEnd - windowStart), text.count)
      }
    }
    return nil
  }

  private func verdict(before segment: Int) -> ReaderVerdict {
    for earlier in rawSegments[..<segment] {
      if let change = earlier.verdict.change { return change }
    }
    return .reading
  }
}
