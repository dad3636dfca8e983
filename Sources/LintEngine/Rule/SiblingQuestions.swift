/// What rules queried about other entries than their own.
package struct SiblingQuestions: Sendable, Hashable {
  /// Whether the root dictionary has an entry, by its key.
  package var root: [String: Bool] = [:]
  /// Whether a query was about a dictionary that is not within one segment of the text.
  package var reachFar = false

  /// Whether there were no queries.
  package var isEmpty: Bool { root.isEmpty && !reachFar }

  /// Whether the root dictionary of another state of the document would answer all questions alike.
  package func holds(where isInRoot: (String) -> Bool) -> Bool {
    !reachFar && root.allSatisfy { isInRoot($0.key) == $0.value }
  }
}
