import AppProject
import ProjectFiles
import SourceText

/// The proposals that fit the text at the cursor.
public struct CompletionAnswer: Sendable {
  /// The proposals, best first.
  public var proposals: [CompletionProposal]
  /// Whether a longer text may have other proposals, so that clients must ask again.
  public var isIncomplete: Bool
}

extension Completion {
  /// The letters from which on names that contain them as they are hide those that contain them scattered.
  private static let partSize = 3

  /// Returns the best `limit` proposals at `offset` that fit the text between the start of their edit and `offset`.
  ///
  /// Keys and texts of other languages come from the `project`. Linear in the document and the proposals, except for sorting.
  public static func answer(
    in document: Document,
    at offset: Int,
    options: CompletionOptions,
    limit: Int,
    project: ProjectContext? = nil
  ) -> CompletionAnswer {
    var typed: (start: Int, text: [UInt8]) = (offset, [])
    var found: [(fit: TypedFit, proposal: CompletionProposal)] = []
    for proposal in proposals(in: document, at: offset, options: options, project: project) {
      let start = proposal.edit.range.lowerBound
      if start != typed.start {
        typed = (start, document.text.bytes(in: start..<max(start, offset)).map(ASCII.lowercased))
      }
      if let fit = TypedFit(typed.text, proposal.filterText) { found.append((fit, proposal)) }
    }
    var isIncomplete = found.count > limit || found.contains(where: \.proposal.mayFitTitle)
    // Kate puts scattered letters at the start of a name before a part of another one.
    if typed.text.count >= Self.partSize, found.contains(where: { $0.fit != .letters }) {
      // Who writes the start of a name writes that name; a part of one may be letters of another.
      isIncomplete = isIncomplete || !found.contains { $0.fit == .start } && found.contains { $0.fit == .letters }
      found.removeAll { $0.fit == .letters }
    }
    // Helix 25.01 and other clients that ignore sort texts show them in this order.
    found.sort { ($0.fit, $0.proposal.sortText) < ($1.fit, $1.proposal.sortText) }
    if found.count > limit { found.removeLast(found.count - limit) }
    // VS Code begins a match only at the start of a word, and “camera” starts none in NSCameraUsageDescription.
    guard found.contains(where: { $0.fit != .start }) else {
      return CompletionAnswer(proposals: found.map(\.proposal), isIncomplete: isIncomplete)
    }
    let proposals = found.map { $0.proposal.matching(document.text, upTo: offset, rank: $0.fit.rawValue) }
    return CompletionAnswer(proposals: proposals, isIncomplete: true)
  }
}

extension CompletionProposal {
  /// Returns a proposal that begins with the typed text as clients compare it, sorted after those of a lower `rank`; it is for
  /// a list that the client requests again for each letter.
  fileprivate func matching(_ text: SourceText, upTo offset: Int, rank: Int) -> CompletionProposal {
    var proposal = self
    let typed = text.string(in: edit.range.lowerBound..<max(edit.range.lowerBound, offset))
    if !typed.isEmpty { proposal.filterText = "\(typed) \(filterText)" }
    proposal.sortText = "\(rank)\(sortText)"
    return proposal
  }
}

/// How a typed text fits the text of a proposal, best first.
private enum TypedFit: Int, Comparable {
  case start
  case part
  /// All letters occur in this order, as the filters of editors require at least.
  case letters

  /// Compares a typed text in lower case; nil if it does not fit.
  ///
  /// Linear, except for texts that repeat themselves.
  init?(_ typed: [UInt8], _ text: String) {
    let text = text.utf8.map(ASCII.lowercased)
    var rest = typed[...]
    for byte in text where byte == rest.first { rest = rest.dropFirst() }
    guard rest.isEmpty else { return nil }
    if text.starts(with: typed) {
      self = .start
    } else {
      let lastStart = text.count - typed.count
      self = (0...max(lastStart, 0)).contains { text[$0...].starts(with: typed) } ? .part : .letters
    }
  }

  static func < (left: TypedFit, right: TypedFit) -> Bool { left.rawValue < right.rawValue }
}
