/// Issues and trivia with their places in the text.
extension PropertyListTree {
  /// Whether the parser reports anything, without a list of it; linear in the segments.
  public var hasIssues: Bool { rawSegments.contains { !$0.issues.isEmpty } }

  /// The number of issues for which CoreFoundation rejects the text; linear in the issues.
  public var errorCount: Int { isReadable ? 0 : issues.count { $0.severity == .error } }

  /// The issues, by ascending start; linear in their number.
  public var issues: [SyntaxIssue] {
    var issues: [SyntaxIssue] = []
    for (number, segment) in rawSegments.enumerated() where !segment.issues.isEmpty {
      for issue in segment.issues { issues.append(resolved(issue, in: number)) }
    }
    // Only issues that are reported far after their place are out of order.
    guard !directory.segmentsWithFarIssues.isEmpty else { return issues }
    return Self.ordered(issues)
  }

  /// Returns the first issue of one kind that the parser reports where it is, or nil; linear in the segments and
  /// issues.
  public func firstIssue(_ code: SyntaxIssue.Code) -> SyntaxIssue? {
    if code == .invalidUTF8, !directory.traits.contains(.invalidUTF8) { return nil }
    for (number, segment) in rawSegments.enumerated() {
      if let issue = segment.issues.first(where: { $0.code == code }) { return resolved(issue, in: number) }
    }
    return nil
  }

  /// Returns the issues that start in a segment, by ascending start.
  func issues(startingIn number: Int) -> [SyntaxIssue] {
    var issues = rawSegments[number].issues.compactMap { issue -> SyntaxIssue? in
      guard case .here = issue.place else { return nil }
      return resolved(issue, in: number)
    }
    guard !directory.segmentsWithFarIssues.isEmpty else { return issues }
    let range = directory.starts[number]..<directory.starts[number + 1]
    for other in directory.segmentsWithFarIssues {
      for issue in rawSegments[other].issues {
        if case .here = issue.place { continue }
        let issue = resolved(issue, in: other)
        if range.contains(issue.range.lowerBound) { issues.append(issue) }
      }
    }
    return Self.ordered(issues)
  }

  static func ordered(_ issues: [SyntaxIssue]) -> [SyntaxIssue] {
    issues.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
  }

  func resolved(_ issue: RawIssue, in segment: Int) -> SyntaxIssue {
    var code = issue.code
    if case .restIgnored = code { code = .restIgnored(entries: entriesAfterStop(in: segment)) }
    return SyntaxIssue(
      code: code,
      range: resolved(issue.place, in: segment),
      severity: isConfirmed(issue, in: segment) ? .error : issue.severity,
      related: issue.related.map { resolved($0, in: segment) }
    )
  }

  private func resolved(_ place: RawPlace, in segment: Int) -> Range<Int> {
    let base = directory.starts[segment]
    switch place {
    case .here(let start, let end):
      return (base + Int(start))..<(base + Int(end))
    case .opening(let depth):
      return inheritedNode(depth: Int(depth), in: segment)?.openRange ?? base..<base
    case .fromOpening(let depth, let end):
      let end = base + Int(end)
      let start = inheritedNode(depth: Int(depth), in: segment)?.range.lowerBound ?? end
      return min(start, end)..<end
    }
  }

  /// Whether a later segment decided that an issue is an error.
  private func isConfirmed(_ issue: RawIssue, in segment: Int) -> Bool {
    guard issue.undecidedDepth >= 0,
      let span = directory.span(depth: Int(issue.undecidedDepth), from: directory.exitSpan(of: segment))
    else { return false }
    return Int(directory.spans[Int(span)].confirmSegment) > segment
  }

  /// Returns how many entries are after the place in `segment` where CoreFoundation stopped.
  private func entriesAfterStop(in segment: Int) -> Int {
    rawSegments[(segment + 1)...].reduce(rawSegments[segment].verdict.tableKeysAfterStop) { $0 + $1.verdict.tableKeys }
  }

  // MARK: Trivia

  /// Comments and everything else between the nodes except white space, by ascending start; linear in their number.
  public var trivia: [Trivia] { rawSegments.indices.flatMap(trivia(in:)) }

  /// Returns the trivia whose range holds `offset`, both ends included; logarithmic in the size of the text.
  public func trivia(at offset: Int) -> [Trivia] {
    guard !rawSegments.isEmpty else { return [] }
    let number = directory.segment(at: offset)
    // What ends where the segment begins belongs to the segment before.
    return (max(number - 1, 0)...number).flatMap(trivia(in:))
      .filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  private func trivia(in segment: Int) -> [Trivia] {
    let base = directory.starts[segment]
    return rawSegments[segment].trivia.map {
      Trivia(kind: $0.kind, range: (base + Int($0.start))..<(base + Int($0.end)))
    }
  }
}

/// Text between the nodes other than white space.
public struct Trivia: Sendable, Hashable {
  /// The kind of the text.
  public enum Kind: UInt8, Sendable {
    case comment
    case xmlDeclaration
    case documentType
    case processingInstruction
    /// Text that belongs to nothing; an issue reports what is wrong with it.
    case stray
  }

  /// The kind.
  public let kind: Kind
  /// Its bytes, delimiters included.
  public let range: Range<Int>
}
