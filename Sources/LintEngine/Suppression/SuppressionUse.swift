/// A rule that a comment names, and what came of it.
public struct SuppressionUse: Sendable {
  /// The comment.
  package let comment: SuppressionComment
  /// The rule that it names.
  package let name: SuppressionComment.Name
  /// Whether it suppressed nothing, as far as that is known.
  package let isUnused: Bool
  /// The ids of all rules that there are.
  package let knownRules: [String]
}
