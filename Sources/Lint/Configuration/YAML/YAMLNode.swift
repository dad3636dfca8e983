/// A value in a configuration file.
struct YAMLNode: Sendable, Hashable {
  /// A key of a mapping with its value.
  struct Pair: Sendable, Hashable {
    let key: YAMLNode
    let value: YAMLNode
  }

  /// What it holds.
  enum Content: Sendable, Hashable {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Pair])
  }

  /// What it holds.
  let content: Content
  /// The line on which it begins, from one.
  let line: Int

  /// The text of a scalar; nil for others.
  var string: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The items of a sequence; nil for others.
  var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The pairs of a mapping; nil for others.
  var mapping: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}

/// Why a text is no YAML, or more of it than is read here.
struct YAMLProblem: Error, Hashable {
  /// The line, from one.
  let line: Int
  /// The reason as a sentence.
  let message: String
}
