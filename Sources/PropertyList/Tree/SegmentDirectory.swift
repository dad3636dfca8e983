/// Where the segments of a tree are and which containers reach over their borders.
///
/// Made for each tree in one pass over its segments, some microseconds for ten megabytes of text.
struct SegmentDirectory: Sendable {
  /// A container that begins in one segment and ends in a later one.
  struct Span {
    var segment: Int32
    var node: Int32
    /// The span around it, or -1.
    var parent: Int32
    /// How many containers are around it.
    var depth: Int32
    /// The identity of the container in trees that share segments inside it with this one.
    var id: Int32 = 0
    var closeSegment: Int32 = -1
    var closing: Int32 = -1
    /// The last segment that made errors of its undecided issues, or -1.
    var confirmSegment: Int32 = -1
  }

  /// The first byte of each segment, and the end of the text.
  private(set) var starts: [Int]
  private(set) var spans: [Span] = []
  /// The innermost span that is open where each segment begins, or -1.
  private(set) var entrySpans: [Int32]
  /// The number of spans that begin before each segment.
  private(set) var firstSpans: [Int32]
  /// The segments with an issue outside of themselves: at a container that began before them.
  private(set) var segmentsWithFarIssues: [Int] = []
  /// What the issues of all segments mean for the text.
  private(set) var traits: Segment.Traits = []

  /// The trees for which an id means the same containers; a new one if that could not be kept.
  private(set) var naming = Naming()
  /// The identity of a row of trees whose containers keep their ids.
  final class Naming: Sendable {}

  /// The first number that no container has been given.
  private var nextID: Int32 = 0

  /// Indexes the segments of a tree; containers that a `former` tree has too keep their ids.
  init(_ segments: [Segment], former: (segments: [Segment], directory: SegmentDirectory)? = nil) {
    starts = [0]
    starts.reserveCapacity(segments.count + 1)
    entrySpans = []
    entrySpans.reserveCapacity(segments.count)
    firstSpans = []
    firstSpans.reserveCapacity(segments.count)
    var top: Int32 = -1
    var undecided: [(segment: Int, span: Int32)] = []
    for (number, segment) in segments.enumerated() {
      starts.append(starts[number] + segment.count)
      entrySpans.append(top)
      firstSpans.append(Int32(truncatingIfNeeded: spans.count))
      for depth in segment.confirmedDepths {
        if let span = span(depth: Int(depth), from: top) {
          spans[Int(span)].confirmSegment = Int32(truncatingIfNeeded: number)
        }
      }
      for closing in segment.closings.indices where top >= 0 {
        spans[Int(top)].closeSegment = Int32(truncatingIfNeeded: number)
        spans[Int(top)].closing = Int32(truncatingIfNeeded: closing)
        top = spans[Int(top)].parent
      }
      for node in segment.openings {
        let depth = top < 0 ? 0 : spans[Int(top)].depth + 1
        spans.append(Span(segment: Int32(truncatingIfNeeded: number), node: node, parent: top, depth: depth))
        top = Int32(truncatingIfNeeded: spans.count - 1)
      }
      traits.formUnion(segment.traits)
      if segment.traits.contains(.farIssue) { segmentsWithFarIssues.append(number) }
      guard segment.traits.contains(.undecidedIssue) else { continue }
      for issue in segment.issues where issue.undecidedDepth >= 0 {
        if let span = span(depth: Int(issue.undecidedDepth), from: top) { undecided.append((number, span)) }
      }
    }
    if undecided.contains(where: { Int(spans[Int($0.span)].confirmSegment) > $0.segment }) {
      traits.formUnion([.error, .lastingError])
    }
    nameSpans(segments, former)
  }

  private mutating func nameSpans(_ segments: [Segment], _ former: (segments: [Segment], directory: SegmentDirectory)?)
  {
    let shared = former.map { SharedSegments($0.segments, segments) }
    nextID = former?.directory.nextID ?? 0
    naming = former?.directory.naming ?? naming
    let head = shared?.head ?? 0
    let tail = segments.count - (shared?.tail ?? 0)
    let formerTail = (former?.segments.count ?? 0) - (shared?.tail ?? 0)
    let headSpans = head < segments.count ? Int(firstSpans[head]) : spans.count
    let tailSpans = tail < segments.count ? Int(firstSpans[tail]) : spans.count
    let formerTailSpans = former.map { former in
      formerTail < former.segments.count ? Int(former.directory.firstSpans[formerTail]) : former.directory.spans.count
    }
    // Taken out of the tuple once: with thousands of spans its copies would take longer than everything else.
    let formerSpans = former?.directory.spans ?? []
    for number in spans.indices {
      if number < headSpans, former != nil {
        spans[number].id = formerSpans[number].id
      } else if let formerTailSpans, number >= tailSpans {
        spans[number].id = formerSpans[number - tailSpans + formerTailSpans].id
      } else {
        spans[number].id = nextID
        nextID += 1
      }
    }
    // A container that reaches from new segments into shared ones is the one that did so before.
    guard let former, tail < segments.count, tail > 0 else { return }
    var (span, formerSpan) = (entrySpans[tail], former.directory.entrySpans[formerTail])
    while span >= 0, formerSpan >= 0 {
      let id = former.directory.spans[Int(formerSpan)].id
      // One that was closed before the shared segments, and now reaches into them instead of another, cannot have both
      // ids.
      if Int(span) < headSpans, spans[Int(span)].id != id { naming = Naming() }
      if Int(span) >= headSpans { spans[Int(span)].id = id }
      (span, formerSpan) = (spans[Int(span)].parent, former.directory.spans[Int(formerSpan)].parent)
    }
  }

  /// Returns the segment that holds the byte at `offset`; logarithmic.
  func segment(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the span at `depth` that is `span` itself or around it; linear in depth.
  func span(depth: Int, from span: Int32) -> Int32? {
    var candidate = span
    while candidate >= 0, Int(spans[Int(candidate)].depth) > depth { candidate = spans[Int(candidate)].parent }
    return candidate >= 0 && Int(spans[Int(candidate)].depth) == depth ? candidate : nil
  }

  /// Returns the innermost span that is open where a segment ends.
  func exitSpan(of segment: Int) -> Int32 {
    segment + 1 < entrySpans.count ? entrySpans[segment + 1] : -1
  }
}

/// How many segments two trees share at their beginning and at their end.
struct SharedSegments {
  let head: Int
  let tail: Int

  /// Compares two lists from both ends; linear.
  init(_ former: [Segment], _ next: [Segment]) {
    let count = min(former.count, next.count)
    var head = 0
    while head < count, former[head] === next[head] { head += 1 }
    var tail = 0
    while tail < count - head, former[former.count - 1 - tail] === next[next.count - 1 - tail] { tail += 1 }
    (self.head, self.tail) = (head, tail)
  }
}
