import SourceText

/// A value to be written into a JSON text.
public indirect enum JSONContent: Sendable, Hashable {
  case string(String)
  case bool(Bool)
  case integer(Int)
  /// The members, in the order in which they are written.
  case object([Member])
  case array([JSONContent])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONContent

    /// Makes a member.
    public init(_ name: String, _ value: JSONContent) { (self.name, self.value) = (name, value) }
  }
}

/// Makes edits of a JSON text that keep its layout: indentation, line ends, and spaces around colons.
///
/// Without an example in the text it writes as Xcode does: two spaces, a space on both sides of a colon, and an empty line in
/// an empty object.
public struct JSONTreeEditor: Sendable {
  private let tree: JSONTree
  private let step: String
  private let separator: String
  private let lineEnd: String

  /// Makes an editor of a text; looks at its first member only.
  public init(_ tree: JSONTree) {
    self.tree = tree
    var (step, separator, lineEnd) = ("  ", " : ", "\n")
    if let first = tree.root.members.first {
      let gap = first.name.range.upperBound..<first.value.range.lowerBound
      separator = String(decoding: tree.bytes[gap], as: UTF8.self)
      let blank = String(
        decoding: tree.bytes[(tree.root.range.lowerBound + 1)..<first.name.range.lowerBound],
        as: UTF8.self
      )
      step = String(blank.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }.reversed().map(Character.init))
      lineEnd = blank.unicodeScalars.contains("\n") ? blank.unicodeScalars.contains("\r") ? "\r\n" : "\n" : ""
    }
    (self.step, self.separator, self.lineEnd) = (step, separator, lineEnd)
  }

  /// Returns the text of a string with its quotation marks.
  public static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONText.appendString(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the edit that replaces a value or a name.
  public func replace(_ node: JSONNode, with text: String) -> TextEdit {
    TextEdit(range: node.range, replacement: Self.literal(text))
  }

  /// Returns the edit that adds a member to an object, before the first member that `follows` accepts, or at the end.
  ///
  /// Linear in the members.
  public func insert(
    _ member: JSONContent.Member,
    into object: JSONNode,
    before follows: (JSONNode.Member) -> Bool = { _ in false }
  ) -> TextEdit {
    let depth = depth(of: object) + 1
    let text = text(of: member, depth: depth)
    let members = object.members
    let line = lineEnd + indentation(depth)
    guard let last = members.last else {
      let end = lineEnd + indentation(depth - 1)
      return TextEdit(range: object.contentRange, replacement: line + text + end)
    }
    guard let next = members.first(where: follows) else {
      return .insert("," + line + text, at: last.value.range.upperBound)
    }
    return .insert(text + "," + line, at: next.range.lowerBound)
  }

  /// Returns the edit that removes the member at an index of an object, with its comma and line; linear in the members.
  public func removeMember(_ index: Int, of object: JSONNode) -> TextEdit? {
    let members = object.members
    guard members.indices.contains(index) else { return nil }
    if index > 0 {
      return .delete(members[index - 1].range.upperBound..<members[index].range.upperBound)
    }
    if members.count > 1 { return .delete(members[0].range.lowerBound..<members[1].range.lowerBound) }
    return TextEdit(range: object.contentRange, replacement: lineEnd + lineEnd + indentation(depth(of: object)))
  }

  /// Returns how a member is written whose line is indented by `depth` steps.
  public func text(of member: JSONContent.Member, depth: Int) -> String {
    Self.literal(member.name) + separator + text(of: member.value, depth: depth)
  }

  /// Returns how a value is written whose line is indented by `depth` steps.
  public func text(of value: JSONContent, depth: Int) -> String {
    let line = lineEnd + indentation(depth + 1)
    let end = lineEnd + indentation(depth)
    switch value {
    case .string(let text): return Self.literal(text)
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .integer(let number): return String(number)
    case .object(let members):
      let parts = members.map { text(of: $0, depth: depth + 1) }
      return parts.isEmpty ? "{" + lineEnd + end + "}" : "{" + line + parts.joined(separator: "," + line) + end + "}"
    case .array(let elements):
      let parts = elements.map { text(of: $0, depth: depth + 1) }
      return parts.isEmpty ? "[" + lineEnd + end + "]" : "[" + line + parts.joined(separator: "," + line) + end + "]"
    }
  }

  /// Returns the whole text that Xcode writes for a value.
  public static func document(_ value: JSONContent) -> String {
    let empty = JSONTreeEditor(JSONTree([], [RawJSONNode(kind: .object, start: 0, end: 0, next: 1)]))
    return empty.text(of: value, depth: 0)
  }

  private func indentation(_ depth: Int) -> String { lineEnd.isEmpty ? "" : String(repeating: step, count: depth) }

  /// The number of containers around a node; linear in the nodes before it.
  private func depth(of node: JSONNode) -> Int {
    var depth = 0
    var index = 0
    while index < node.index {
      let next = Int(tree.nodes[index].next)
      if next > node.index {
        depth += 1
        index += 1
      } else {
        index = next
      }
    }
    return depth
  }
}
