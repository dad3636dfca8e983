/// The pairs of a mapping while it is read.
struct YAMLPairs {
  private let repeatedKeys: YAMLReader.RepeatedKeys
  private var pairs: [YAMLNode.Pair] = []
  private var names: Set<String> = []
  /// The mappings that `<<` merges.
  private var merges: [YAMLNode] = []
  /// Where the last value ends.
  private(set) var end = 0

  init(_ repeatedKeys: YAMLReader.RepeatedKeys) {
    self.repeatedKeys = repeatedKeys
  }

  mutating func add(_ key: YAMLNode, _ value: YAMLNode) throws(YAMLProblem) {
    guard let name = key.string else { throw problem(key, "a key must be a string") }
    end = max(value.range.upperBound, key.range.upperBound)
    if name == "<<", key.style == .plain {
      merges += value.sequence ?? [value]
      return
    }
    if !names.insert(name).inserted, repeatedKeys == .refused {
      throw problem(key, "duplicate key \(name)")
    }
    pairs.append(.init(key: key, value: value))
  }

  /// Returns the pairs, followed by those of merged mappings that they do not replace, the first mapping first.
  mutating func merged() throws(YAMLProblem) -> [YAMLNode.Pair] {
    for merge in merges {
      guard let others = merge.mapping else { throw problem(merge, "<< takes mappings") }
      pairs += others.filter { names.insert($0.key.string ?? "").inserted }
    }
    return pairs
  }

  private func problem(_ node: YAMLNode, _ message: String) -> YAMLProblem {
    YAMLProblem(line: node.line, column: node.column, message: message)
  }
}
