/// What rules asked about other entries than those that they were shown.
struct SiblingQuestions: Sendable, Hashable {
  /// Whether the root dictionary has an entry, by its key.
  var root: [String: Bool] = [:]
  /// Whether something was asked about another dictionary that does not lie in one segment of the text.
  var reachFar = false

  /// Whether nothing was asked.
  var isEmpty: Bool { root.isEmpty && !reachFar }

  /// Whether the root dictionary of another state of the document would answer all questions alike.
  func holds(where isInRoot: (String) -> Bool) -> Bool {
    !reachFar && root.allSatisfy { isInRoot($0.key) == $0.value }
  }
}
