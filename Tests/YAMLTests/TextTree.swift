import YAML

/// A value whose scalars are all texts.
indirect enum TextTree: Decodable, Equatable {
  case text(String)
  case list([TextTree])
  case object([String: TextTree])

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text): self = .text(text)
    case .sequence(let items): self = .list(items.map(TextTree.init))
    case .mapping(let pairs):
      let members = pairs.map { ($0.key.string ?? "", TextTree($0.value)) }
      self = .object(Dictionary(members) { $1 })
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([TextTree].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: TextTree].self))
    }
  }
}
