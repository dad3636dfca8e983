/// A JSON text as it is written: each value with its exact bytes, and all members of an object, those with the same name too.
///
/// The nodes are in a flat array in the order of their starts; the name of a member is a node before that of its value.
public final class JSONTree: Sendable {
  /// The text in UTF-8; all ranges are offsets into it.
  public let bytes: [UInt8]
  let nodes: [RawJSONNode]

  init(_ bytes: [UInt8], _ nodes: [RawJSONNode]) {
    (self.bytes, self.nodes) = (bytes, nodes)
  }

  /// Reads a text in UTF-8, with a byte-order mark or without; throws the first problem.
  ///
  /// Linear in the text.
  public static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONTree {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[RawJSONNode], JSONProblem> in
      var reader = JSONTreeReader(buffer)
      do throws(JSONProblem) {
        return .success(try reader.run())
      } catch {
        return .failure(error)
      }
    }
    return JSONTree(bytes, try result.get())
  }

  /// The outermost value.
  public var root: JSONNode { JSONNode(tree: self, index: 0) }

  /// Puts the nodes and what is between them together again; equal to the bytes for every tree.
  ///
  /// It walks the nodes, so a wrong range or order shows as a difference. Linear.
  public func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var open: [RawJSONNode] = []
    func emit(to end: Int) {
      if output.count < end, end <= bytes.count { output += bytes[output.count..<end] }
    }
    for (index, node) in nodes.enumerated() {
      while let last = open.last, Int(last.next) <= index {
        emit(to: Int(last.end))
        open.removeLast()
      }
      guard Int(node.start) >= output.count, open.last.map({ node.end < $0.end }) ?? true else { return [] }
      emit(to: Int(node.start))
      if node.kind == .object || node.kind == .array { open.append(node) } else { emit(to: Int(node.end)) }
    }
    for node in open.reversed() { emit(to: Int(node.end)) }
    emit(to: bytes.count)
    return output
  }
}

/// One node of a tree.
struct RawJSONNode: Sendable {
  let kind: JSONNode.Kind
  let start: UInt32
  var end: UInt32
  /// The index of the first node that is not inside this one.
  var next: UInt32
}
