import JSON
import SourceText

/// Lays out a string catalog as Xcode writes it: names in order, each value on a line of its own with two spaces for each level, a
/// space on both sides of a colon, an empty line in what is empty, and no line end after the last bracket.
public enum CatalogLayout {
  /// Returns the edits that lay out a catalog, by ascending start; empty if it is laid out.
  ///
  /// No text changes; of members with the same name, which count is the same. Line ends are those of the first line. Linear, except
  /// for sorting.
  public static func edits(of catalog: StringCatalog) -> [TextEdit] {
    var writer = Writer(catalog.tree)
    writer.lay(out: catalog.tree.root)
    return writer.edits
  }

  private struct Writer {
    private let bytes: [UInt8]
    private let lineEnd: String
    private(set) var edits: [TextEdit] = []

    init(_ tree: JSONTree) {
      bytes = tree.bytes
      let line = tree.bytes.prefix { $0 != UInt8(ascii: "\n") }
      lineEnd = line.count < bytes.count && line.last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    mutating func lay(out root: JSONNode) {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      replace(start..<root.range.lowerBound, with: "")
      lay(out: root, depth: 0)
      replace(root.range.upperBound..<bytes.count, with: "")
    }

    private mutating func lay(out node: JSONNode, depth: Int) {
      guard node.kind == .object || node.kind == .array else { return }
      let members = node.members
      let elements = node.elements
      let parts = members.map(\.range) + elements.map(\.range)
      let content = node.contentRange
      guard let first = parts.first, let last = parts.last else {
        return replace(content, with: lineEnd + line(depth))
      }
      let order = Self.order(members)
      guard order.elementsEqual(members.indices) else {
        return replace(content, with: line(depth + 1) + text(of: order.map { members[$0] }, depth) + line(depth))
      }
      replace(content.lowerBound..<first.lowerBound, with: line(depth + 1))
      for (index, part) in parts.enumerated() {
        if index > 0 { replace(parts[index - 1].upperBound..<part.lowerBound, with: "," + line(depth + 1)) }
        let value = node.kind == .object ? members[index].value : elements[index]
        if node.kind == .object {
          replace(members[index].name.range.upperBound..<value.range.lowerBound, with: " : ")
        }
        lay(out: value, depth: depth + 1)
      }
      replace(last.upperBound..<content.upperBound, with: line(depth))
    }

    /// Returns the indices of members in the order of Xcode, those with the same name as they are.
    private static func order(_ members: [JSONNode.Member]) -> [Int] {
      let keys = members.map { CatalogOrder($0.name.string ?? "") }
      return members.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }

    // MARK: Text

    private func text(of members: [JSONNode.Member], _ depth: Int) -> String {
      members.map { string($0.name.range) + " : " + text(of: $0.value, depth + 1) }
        .joined(separator: "," + line(depth + 1))
    }

    private func text(of node: JSONNode, _ depth: Int) -> String {
      let open = node.kind == .object ? "{" : "["
      let close = node.kind == .object ? "}" : "]"
      let content: String
      switch node.kind {
      case .object:
        let members = node.members
        content = text(of: Self.order(members).map { members[$0] }, depth)
      case .array:
        content = node.elements.map { text(of: $0, depth + 1) }.joined(separator: "," + line(depth + 1))
      case .string, .number, .bool, .null: return string(node.range)
      }
      return open + (content.isEmpty ? lineEnd : line(depth + 1) + content) + line(depth) + close
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func line(_ depth: Int) -> String { lineEnd + String(repeating: "  ", count: depth) }

    private mutating func replace(_ range: Range<Int>, with text: String) {
      guard !bytes[range].elementsEqual(text.utf8) else { return }
      edits.append(TextEdit(range: range, replacement: text))
    }
  }
}
