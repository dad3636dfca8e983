/// A run of nodes that were read one after the other, with all places counted from the start of the run.
///
/// A tree is a list of segments of a few kilobytes. A segment does not hold its own place, so an edit makes new
/// segments only for the text that must be read again, and both trees share the others.
final class Segment: Sendable {
  /// The number of bytes from the segment's start to the next one's.
  let count: Int
  let nodes: [RawNode]
  /// The nodes that are still open where the segment ends, outer ones first.
  let openings: [Int32]
  /// How the containers end that were open where the segment begins and are closed in it, inner ones first.
  let closings: [RawClosing]
  let issues: [RawIssue]
  let trivia: [RawTrivia]
  /// The state of the parser where the segment begins.
  let entry: ParserState
  /// The depths of containers from before the segment whose undecided issues turned out to be errors here.
  let confirmedDepths: [Int32]
  let verdict: VerdictUse
  let traits: Traits

  /// What its issues mean for the text as a whole, noted once so that they need not be walked over for it.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let error = Traits(rawValue: 1 << 0)
    static let conflictMarker = Traits(rawValue: 1 << 1)
    static let preprocessorDirective = Traits(rawValue: 1 << 2)
    /// An issue at a container from before the segment.
    static let farIssue = Traits(rawValue: 1 << 3)
    /// An issue that the rest of its dictionary decides.
    static let undecidedIssue = Traits(rawValue: 1 << 4)
    static let invalidUTF8 = Traits(rawValue: 1 << 5)
    /// The place where Foundation stops reading.
    static let truncation = Traits(rawValue: 1 << 6)
    /// An error that the preprocessor does not resolve.
    static let lastingError = Traits(rawValue: 1 << 7)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(_ issue: RawIssue) {
      self = issue.severity == .error ? .error : []
      if issue.code == .mergeConflictMarker { insert(.conflictMarker) }
      if issue.code == .preprocessorDirective {
        insert(.preprocessorDirective)
      } else if issue.severity == .error {
        insert(.lastingError)
      }
      if case .restIgnored = issue.code { insert(.truncation) }
      if issue.undecidedDepth >= 0 { insert(.undecidedIssue) }
      if issue.code == .invalidUTF8 { insert(.invalidUTF8) }
      if case .here = issue.place { return }
      insert(.farIssue)
    }
  }

  init(
    count: Int,
    nodes: [RawNode],
    openings: [Int32],
    closings: [RawClosing],
    issues: [RawIssue],
    trivia: [RawTrivia],
    entry: ParserState,
    confirmedDepths: [Int32],
    verdict: VerdictUse
  ) {
    self.count = count
    self.nodes = nodes
    self.openings = openings
    self.closings = closings
    self.issues = issues
    self.trivia = trivia
    self.entry = entry
    self.confirmedDepths = confirmedDepths
    self.verdict = verdict
    traits = issues.reduce(into: []) { $0.formUnion(Traits($1)) }
  }
}

/// One node of a segment.
struct RawNode: Sendable {
  var start: UInt32
  var end: UInt32
  /// The bytes between the open and the close tag, the quotes or the brackets.
  var contentStart: UInt32
  var contentEnd: UInt32
  /// The index of the node around this one, or one of a container from before the segment; see `RawParent`.
  var parent: Int32
  /// The index after the last node inside this one; -1 where the node ends in a later segment.
  var next: Int32
  var kind: NodeKind
  var flags: NodeFlags

  /// Whether the node ends in a later segment.
  var isOpen: Bool { next < 0 }
}

/// How the node around a node is written into one number.
enum RawParent {
  /// There is no issue.
  static let none: Int32 = -1

  /// Returns the number for the container at `depth` that was open where the segment begins.
  static func inherited(depth: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: depth) }

  /// Returns the depth of a container from before the segment, or nil for other parents.
  static func depth(_ parent: Int32) -> Int? { parent <= -2 ? Int(-2 - parent) : nil }
}

/// The end of a container that began in an earlier segment.
struct RawClosing: Sendable {
  var contentEnd: UInt32
  var end: UInt32
  var flags: NodeFlags
  /// How many nodes of the segment are before that end.
  var nodeCount: Int32
}

/// Trivia with a place that counts from the segment's start.
struct RawTrivia: Sendable {
  var kind: Trivia.Kind
  var start: UInt32
  var end: UInt32
}

/// An issue with places that count from the segment's start.
struct RawIssue: Sendable, Hashable {
  var code: SyntaxIssue.Code
  var place: RawPlace
  var severity: SyntaxIssue.Severity
  var related: RawPlace?
  /// The depth of the dictionary whose rest decides whether this is an error, or -1.
  var undecidedDepth: Int32 = -1
}

/// A place as a segment remembers it.
enum RawPlace: Sendable, Hashable {
  /// Bytes of the segment.
  case here(start: Int32, end: Int32)
  /// The open tag or bracket of a container from before the segment.
  case opening(depth: Int32)
  /// From the start of such a container to a byte of the segment.
  case fromOpening(depth: Int32, end: Int32)
}

/// A container that is open, as far as the text after it is read differently for it.
struct OpenContainer: Sendable, Hashable {
  var kind: NodeKind
  /// The name of an unknown element, or empty.
  var name = ""
  /// Whether CoreFoundation, which pairs elements without checking them, treats the next one as a key.
  var expectsKey = true
  /// Whether a dictionary has no braces.
  var isImplicit = false
  /// How many objects a `<plist>` holds so far, up to two; 0 for others.
  var objectCount: UInt8 = 0
}

/// The state of a parser where a segment begins; equal states read equal text in the same way, except for the
/// `VerdictUse`.
struct ParserState: Sendable, Hashable {
  /// The containers that are open, outer ones first; empty only where the text begins.
  var containers: [OpenContainer] = []
  /// How many containers were open at the last line that begins a merge conflict, or -1.
  var conflictDepth: Int32 = -1

  /// Returns whether the nodes of a text are the same from here as from `other`, whatever its issues are.
  func readsSameNodes(as other: ParserState) -> Bool {
    conflictDepth == other.conflictDepth && containers.count == other.containers.count
      && zip(containers, other.containers).allSatisfy { mine, others in
        var mine = mine
        mine.expectsKey = others.expectsKey
        return mine == others
      }
  }
}

/// How far CoreFoundation reads an old-style text.
enum ReaderVerdict: Sendable {
  case reading
  /// It rejected the text and did not read the rest.
  case refused
  /// It returned what it had and ignored the rest.
  case stopped
}

/// The part of the parser's state that most segments do not depend on.
///
/// A verdict changes at one place of a broken text for all that follows, but only segments with issues of their own
/// must be read again for it.
struct VerdictUse: Sendable, Hashable {
  /// The verdict that the segment was read with.
  var assumed = ReaderVerdict.reading
  /// Whether it made a difference.
  var isConsulted = false
  /// The verdict after the segment, if it changed in it.
  var change: ReaderVerdict?
  /// How many keys the segment has in a table of the lowest level, and how many of them after the place where the
  /// reader stopped.
  var tableKeys = 0
  var tableKeysAfterStop = 0
}
