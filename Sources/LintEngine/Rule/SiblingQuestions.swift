/// What rules asked about other entries than those that they were shown.
package struct SiblingQuestions: Sendable, Hashable {
  /// Whether the root dictionary has an entry, by its key.
  package var root: [String: Bool] = [:]
  /// Whether something was asked about another dictionary that does not lie in one segment of the text.
  package var reachFar = false

  /// Whether nothing was asked.
  package var isEmpty: Bool { root.isEmpty && !reachFar }

  /// Whether the root dictionary of another state of the document would answer all questions alike.
  package func holds(where isInRoot: (String) -> Bool) -> Bool {
    !reachFar && root.allSatisfy { isInRoot($0.key) == $0.value }
  }
}
