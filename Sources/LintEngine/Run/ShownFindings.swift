import AppProject
import ProjectFiles
import PropertyList
import SourceText

/// The findings of one open document that the client is shown, so that none comes and goes while the text is typed.
///
/// What slow checks found stays at its place, which moves with the edits, until they have checked the newest text. What a
/// half-typed element hides stays until the element is finished, or until the text has rested for a while.
package struct ShownFindings: Sendable {
  /// The findings of one state, in two lists by ascending start.
  package struct List: Sendable, Equatable {
    /// The first of those that are known for every state.
    package var quick: [Finding] = []
    /// How many of these there are.
    package var count = 0
    /// The others.
    package var others: [Finding] = []
    /// When those among them that a half-typed element hides must go; nil if there are none.
    package var end: ContinuousClock.Instant?

    /// Makes an empty list, or one of what is known for every state.
    package init(quick: [Finding] = [], count: Int = 0) { (self.quick, self.count) = (quick, count) }

    /// Whether the client is shown the same.
    package func isSame(as other: List) -> Bool {
      quick == other.quick && count == other.count && others == other.others
    }
  }

  /// A state of the text, as far as it decides over what is shown.
  package struct State: Sendable {
    /// The stamp of the text.
    let stamp: Int
    /// The change since the text that was shown last; nil if it is not known.
    var change: TextChange?
    /// How often the text has each defect of its syntax.
    var defects: [Defect: Int] = [:]
    /// The comment that was edited last.
    var comment: Range<Int>?
  }

  /// A way in which a text is not what its format asks for.
  enum Defect: Hashable, Sendable {
    case issue(SyntaxIssue.Code)
    /// It is not a string catalog.
    case unreadable
  }

  /// The stamp of the text that was shown last; nil before the first.
  package private(set) var stamp: Int?
  private var time = ContinuousClock.now
  /// What the slow checks found last, at its place in this text.
  private var slow: [SourcedFinding] = []
  /// What was found in the last text without a half-typed element, at its place in this text.
  private var whole: [SourcedFinding] = []
  /// The comment in which the text was edited last.
  private var comment: Range<Int>?
  /// The defects of the last text without a half-typed element.
  private var defects: [Defect: Int] = [:]

  /// Makes it for a document of which nothing was shown.
  package init() {}

  /// Returns what is shown of a state.
  ///
  /// `quick` are the first of `count` findings that are known, `slow` those of the slow checks, nil if they have not run. What a
  /// half-typed element hides goes when the text has rested for `delay`. Linear in what is shown.
  package mutating func list(
    _ quick: [SourcedFinding],
    count: Int,
    slow found: [Finding]?,
    in state: State,
    delay: Duration,
    now: ContinuousClock.Instant = .now
  ) -> List {
    let found = found?.map { SourcedFinding(source: .slow, finding: $0) }
    var list = List(quick: quick.map(\.finding), count: count)
    // The client has seen a later one.
    guard stamp.map({ $0 <= state.stamp }) ?? true else {
      list.others = found?.map(\.finding) ?? []
      return list
    }
    let isFirst = stamp == nil || state.change == nil
    move(to: state, now)
    let end = time + delay
    let isHalfTyped = !isFirst && now < end && isHalfTyped(state)
    // What they find in a half-typed text does not hold for the next one.
    if let found, !isHalfTyped { slow = found }
    let known = quick + slow
    let hidden = isFirst || now >= end ? [] : hidden(from: known, isHalfTyped)
    if hidden.isEmpty, !isHalfTyped { (whole, defects) = (known, state.defects) }
    list.others = (slow + hidden).inOrder.map(\.finding)
    // What the slow checks found in a half-typed text is shown if it stays so.
    let isWithheld = isHalfTyped && found.map { $0 != slow } ?? false
    list.end = hidden.isEmpty && !isWithheld ? nil : end
    return list
  }

  /// Whether the text has a defect that the last one without a half-typed element did not have.
  private func isHalfTyped(_ state: State) -> Bool {
    state.defects.contains { defect, count in count > defects[defect, default: 0] }
  }

  private mutating func move(to state: State, _ now: ContinuousClock.Instant) {
    guard stamp != state.stamp else { return }
    (stamp, time, comment) = (state.stamp, now, state.comment)
    guard let change = state.change else {
      (slow, whole, defects) = ([], [], [:])
      return
    }
    slow = slow.compactMap { $0.moved(by: change) }
    // An issue at the place of the edit is another one now.
    whole.removeAll { $0.source == .syntax && $0.finding.range.touches(change.range) }
    whole = whole.compactMap { $0.moved(by: change) }
  }

  /// Returns those of the findings of the last text without a half-typed element that are not among `known` because such an element,
  /// or a comment that is being typed, hides what they are about.
  private func hidden(from known: [SourcedFinding], _ isHalfTyped: Bool) -> [SourcedFinding] {
    guard isHalfTyped || comment != nil else { return [] }
    return FindingMatches(known.map(\.finding)).unmatched(whole).filter { found in
      isHalfTyped || comment.map { $0.contains(found.finding.range.lowerBound) } ?? false
    }
  }
}

/// Finds out which findings of one state are findings of a later one too.
private struct FindingMatches {
  private struct Words: Hashable {
    let rule: String
    let message: String

    init(_ finding: Finding) { (rule, message) = (finding.rule, finding.message) }
  }

  private struct Place: Hashable {
    let words: Words
    let range: Range<Int>
  }

  private var places: [Place: Int] = [:]
  private var words: [Words: Int] = [:]
  private var ranges: [String: [Range<Int>]] = [:]

  /// Sorts the findings of the later state.
  init(_ findings: [Finding]) {
    for finding in findings {
      places[Place(words: Words(finding), range: finding.range), default: 0] += 1
      words[Words(finding), default: 0] += 1
      ranges[finding.rule, default: []].append(finding.range)
    }
  }

  /// Returns those of `former`, at their places in the later state, that it does not have.
  ///
  /// It has one of the same words at the same place, or else anywhere, or else one of the same rule that touches it: edits
  /// change the words of a finding.
  func unmatched(_ former: [SourcedFinding]) -> [SourcedFinding] {
    var (places, words) = (places, words)
    let moved = former.filter { found in
      let place = Place(words: Words(found.finding), range: found.finding.range)
      guard let count = places[place], count > 0 else { return true }
      places[place] = count - 1
      words[place.words, default: 0] -= 1
      return false
    }
    return moved.filter { found in
      let text = Words(found.finding)
      if let count = words[text], count > 0 {
        words[text] = count - 1
        return false
      }
      return !(ranges[found.finding.rule]?.contains { $0.touches(found.finding.range) } ?? false)
    }
  }
}

extension ShownFindings.State {
  /// The largest number of defects that are counted; a broken text may have one at each byte.
  private static let limit = 1000

  /// Looks at the state of a document, of which `change` led from the text that was shown last.
  ///
  /// Linear in the segments of the tree and in a limited number of defects.
  package init(_ document: Document, stamp: Int, change: TextChange?) {
    (self.stamp, self.change) = (stamp, change)
    switch document.content {
    case .propertyList(let tree):
      defects = Self.defects(of: tree)
      comment = change.flatMap { tree.comment(at: $0.newRange.upperBound) }
    case .stringCatalog(let reading): defects = reading.catalog == nil ? [.unreadable: 1] : [:]
    }
  }

  private static func defects(of tree: PropertyListTree) -> [ShownFindings.Defect: Int] {
    let issues = tree.segments.lazy.filter { !$0.hasNoIssueOfItsOwn }.map(\.localIssues).joined().prefix(limit)
    return (Array(issues) + tree.distantIssues.prefix(limit)).reduce(into: [:]) { defects, issue in
      // How much is ignored changes with each edit.
      let code = if case .restIgnored = issue.code { SyntaxIssue.Code.restIgnored(entries: 0) } else { issue.code }
      defects[.issue(code), default: 0] += 1
    }
  }
}

extension PropertyListTree {
  /// Returns the comment that `offset` is in or at the end of; nil if there is none in the segment around it.
  fileprivate func comment(at offset: Int) -> Range<Int>? {
    segment(segmentIndex(at: max(offset - 1, 0))).comments.last { $0.lowerBound < offset && offset <= $0.upperBound }
  }
}
