import FuzzDriver
import YAML

/// Texts are read as YAML, or rejected.
enum YAMLFuzzing {
  /// Reads the bytes; of repeated keys the last counts if the number of bytes is even.
  static func run(_ bytes: [UInt8]) {
    let repeatedKeys: YAMLReader.RepeatedKeys = bytes.count.isMultiple(of: 2) ? .lastCounts : .refused
    guard let root = try? YAMLReader.read(bytes, repeatedKeys: repeatedKeys) else { return }
    // Not further down: what aliases repeat can be walked for long.
    for node in [root] + (root.sequence ?? []) + (root.mapping ?? []).flatMap({ [$0.key, $0.value] }) {
      require(node.range.upperBound <= bytes.count, "A node is outside of the text.")
    }
  }
}
