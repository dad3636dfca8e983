import ProjectFiles
import PropertyList
import SourceText

/// What edits do to the syntax of a document: its errors, and how the parser reads the rest.
struct SyntaxChange {
  private let before: PropertyListTree
  private let after: PropertyListTree
  private let edits: [TextEdit]
  private let issuesBefore: [SyntaxIssue]
  private let issuesAfter: [SyntaxIssue]

  /// Reads the text with the edits; linear in the text.
  init(_ document: Document, _ edits: [TextEdit]) {
    self.edits = edits
    before = document.tree
    let text = before.text.applying(edits)
    after =
      switch document.content {
      case .propertyList: .parse(text)
      // It has no issues.
      case .stringCatalog: .unread(text)
      }
    issuesBefore = before.issues
    issuesAfter = after.issues
  }

  /// The text with the edits.
  var text: SourceText { after.text }

  /// Whether the parser finds no more wrong than before, and no more of it makes Foundation reject the text.
  var doesNoHarm: Bool {
    issuesAfter.count <= issuesBefore.count && after.errorCount <= before.errorCount
  }

  /// Whether the parser finds less wrong, for each of `count` repairs.
  func helps(_ count: Int) -> Bool { doesNoHarm && issuesBefore.count - issuesAfter.count >= count }

  /// Whether the parser reads the text with the edits as it guessed that it was meant, without the issues at `places`.
  ///
  /// An issue that is left was there before, at the same place: one that only moves is another error after the repaired one.
  /// Each node is the one that was there: otherwise a quotation mark, for example, made one text of two entries. No text without
  /// an end is left before them, which they may be a part of.
  func confirms(repairsOf places: [Range<Int>]) -> Bool {
    guard helps(places.count) else { return false }
    let mapping = TextMapping(edits)
    var left: [Place: Int] = [:]
    for issue in issuesBefore { left[Place(issue, issue.range), default: 0] += 1 }
    var leftAt: [Range<Int>: Int] = [:]
    for issue in issuesBefore { leftAt[issue.range, default: 0] += 1 }
    let last = places.map(\.lowerBound).max() ?? 0
    for issue in issuesAfter {
      let range = mapping.before(issue.range)
      guard let count = left[Place(issue, range)], count > 0 else { return false }
      left[Place(issue, range)] = count - 1
      leftAt[range, default: 0] -= 1
      if issue.code.isOpenText, last > range.lowerBound { return false }
    }
    return places.allSatisfy { leftAt[$0, default: 0] > 0 } && keepsNodes(mapping)
  }

  /// An issue at a place of the former text.
  private struct Place: Hashable {
    let code: SyntaxIssue.Code
    let range: Range<Int>

    init(_ issue: SyntaxIssue, _ range: Range<Int>) {
      // How much comes after it is no other issue.
      if case .restIgnored = issue.code { code = .restIgnored(entries: 0) } else { code = issue.code }
      self.range = range
    }
  }

  // MARK: Nodes

  /// A node at a place of the former text.
  private struct Part: Equatable {
    let kind: NodeKind
    let range: Range<Int>
    let depth: Int
  }

  private func keepsNodes(_ mapping: TextMapping) -> Bool {
    let former = parts(of: before, leavingOut: mapping.isGone) { $0 }
    let now = parts(of: after, leavingOut: mapping.isNew, mapping.before)
    guard former.count == now.count else { return false }
    return zip(former, now).allSatisfy { former, now in
      if former == now { return true }
      // A repair may rename an element.
      return former.kind == .unknown && former.range == now.range && former.depth == now.depth
        && mapping.touches(former.range)
    }
  }

  private func parts(
    of tree: PropertyListTree,
    leavingOut isLeftOut: (Range<Int>) -> Bool,
    _ place: (Range<Int>) -> Range<Int>
  ) -> [Part] {
    var parts: [Part] = []
    var open: [Node] = []
    for node in tree.allNodes {
      let parent = node.parent
      while let last = open.last, last != parent { open.removeLast() }
      let range = node.range
      defer { if node.kind.isContainer { open.append(node) } }
      guard !isLeftOut(range) else { continue }
      let known = place(range)
      // Where a container ends follows from what is in it.
      let isContainer = node.kind.isContainer
      let end = isContainer ? known.lowerBound : known.upperBound
      parts.append(Part(kind: node.kind, range: known.lowerBound..<end, depth: open.count))
    }
    return parts
  }
}

extension SyntaxIssue.Code {
  /// Whether the end or the start of a text is a guess, so that what follows may be part of it.
  fileprivate var isOpenText: Bool {
    switch self {
    case .unterminatedString, .missingOpeningQuote, .unescapedQuote, .unterminatedComment, .unterminatedCDATA: true
    default: false
    }
  }
}
