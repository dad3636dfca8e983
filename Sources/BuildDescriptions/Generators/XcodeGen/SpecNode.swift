import ProjectFiles
import YAML

/// A value of an XcodeGen description, with the file that it comes from.
package struct SpecNode: Sendable {
  /// A key with its value.
  package struct Pair: Sendable {
    package var key: String
    /// The bytes of the key in the file of the value.
    let keyRange: Range<Int>
    package var value: SpecNode
  }

  /// What a node holds.
  package enum Content: Sendable {
    case scalar(String)
    case list([SpecNode])
    case map([Pair])
  }

  var content: Content
  /// The file.
  package let file: SpecFile
  /// The node as it is written in the file.
  let written: YAMLNode

  /// Makes a node from one that was read.
  init(_ node: YAMLNode, in file: SpecFile) {
    self.file = file
    written = node
    switch node.content {
    case .scalar(let text): content = .scalar(text)
    case .sequence(let items): content = .list(items.map { SpecNode($0, in: file) })
    case .mapping(let pairs):
      content = .map(
        pairs.map { Pair(key: $0.key.string ?? "", keyRange: $0.key.range, value: SpecNode($0.value, in: file)) }
      )
    }
  }

  /// The text of a scalar; nil for others and for an empty value.
  package var string: String? {
    if case .scalar(let text) = content, !written.isNull { text } else { nil }
  }

  /// Its place.
  package var evidence: Evidence { file.file.evidence(written.range) }

  /// The items of a list; nil for others.
  var list: [SpecNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The pairs of a map; empty for others.
  var pairs: [Pair] {
    if case .map(let pairs) = content { pairs } else { [] }
  }

  /// The texts of a list, or the one text.
  package var strings: [String] { list?.compactMap(\.string) ?? [string].compactMap(\.self) }

  /// Returns the value of a key; linear in the keys.
  subscript(key: String) -> SpecNode? { pairs.last { $0.key == key }?.value }

  /// Returns the absolute path that a scalar names.
  package var path: String? { string.map { FilePath.absolute($0, from: file.pathBase) } }

  // MARK: Changes

  /// Returns the node with another one below it: maps are joined, lists concatenated, scalars replaced.
  ///
  /// A key that ends with `:REPLACE` is not joined (XcodeGen's documentation, "Project Spec", Include).
  func merged(onto base: SpecNode) -> SpecNode {
    guard case .map(var pairs) = base.content, case .map(let own) = content else { return self }
    var indices: [String: Int] = [:]
    for (index, pair) in pairs.enumerated() { indices[pair.key] = index }
    for pair in own {
      let replaces = pair.key.hasSuffix(":REPLACE")
      let key = replaces ? String(pair.key.dropLast(":REPLACE".count)) : pair.key
      guard let index = indices[key] else {
        indices[key] = pairs.count
        pairs.append(Pair(key: key, keyRange: pair.keyRange, value: pair.value))
        continue
      }
      let value = replaces ? pair.value : pair.value.joined(onto: pairs[index].value)
      pairs[index] = Pair(key: key, keyRange: pair.keyRange, value: value)
    }
    var merged = self
    merged.content = .map(pairs)
    return merged
  }

  private func joined(onto base: SpecNode) -> SpecNode {
    guard let items = list, let others = base.list else { return merged(onto: base) }
    var joined = self
    joined.content = .list(others + items)
    return joined
  }

  /// Returns the node with `replace` done to each text, keys too.
  func mapTexts(_ replace: (String) -> String) -> SpecNode {
    var node = self
    switch content {
    case .scalar(let text): node.content = .scalar(replace(text))
    case .list(let items): node.content = .list(items.map { $0.mapTexts(replace) })
    case .map(let pairs):
      node.content = .map(
        pairs.map { Pair(key: replace($0.key), keyRange: $0.keyRange, value: $0.value.mapTexts(replace)) }
      )
    }
    return node
  }
}

/// A file of an XcodeGen description.
package struct SpecFile: Sendable {
  package let file: DescriptionFile
  /// The folder that its paths are relative to.
  let pathBase: String
}
