#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON as reports hold it: keys in a fixed order, slashes as they are.
enum JSONText {
  /// Returns `value` as JSON on one line, or on several that people can read.
  static func of(_ value: some Encodable, isPretty: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isPretty
      ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      : [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings, integers and Booleans cannot fail.
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}
