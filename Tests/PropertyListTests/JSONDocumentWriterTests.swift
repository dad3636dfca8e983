import Foundation
@testable import PropertyList
import Testing

/// Values as JSON, against what the general encoder makes of them.
@Suite struct JSONDocumentWriterTests {
  private struct Sample: Encodable {
    var b = [[String]](arrayLiteral: [], ["x/y", "\"\\\n\u{1}é"])
    var a = ["z": 1.5, "Z": 1e22, "é": 2.0, "10": -0.0, "9": 0.1]
    var empty: [String: Int] = [:]
    var B = true
    var number = UInt64.max
  }

  @Test func theTextIsThatOfTheGeneralEncoder() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(Sample()), as: UTF8.self) + "\n"
    func entry(_ key: String, _ value: PropertyListValue) -> PropertyListValue.KeyedValue {
      .init(key: key, value: value)
    }
    let value = PropertyListValue.dictionary([
      entry("b", .array([.array([]), .array([.string("x/y"), .string("\"\\\n\u{1}é")])])),
      entry(
        "a",
        .dictionary([
          entry("z", .real(1.5)), entry("Z", .real(1e22)), entry("é", .real(2)), entry("10", .real(-0.0)),
          entry("9", .real(0.1)),
        ])
      ),
      entry("empty", .dictionary([])), entry("B", .boolean(true)),
      entry("number", .integer(IntegerValue(isNegative: false, magnitude: .max))),
    ])
    #expect(try JSONDocumentWriter().document(value) == expected)
  }

  /// Bug: the search for a value that JSON cannot hold went through each level twice, so that 60 levels never ended.
  @Test func rejectedValuesAreFoundInLinearTime() throws {
    var value = PropertyListValue.data([])
    for _ in 0..<60 { value = .array([.dictionary([.init(key: "k", value: value)])]) }
    let path = Array(repeating: "0.k", count: 60).joined(separator: ".")
    #expect(throws: JSONDocumentWriter.Failure(value: "data", path: path)) { try JSONDocumentWriter().document(value) }
  }

  @Test func theFirstRejectedValueIsNamed() {
    let value = PropertyListValue.dictionary([
      .init(key: "a", value: .string("fine")), .init(key: "b", value: .array([.boolean(true), .real(.nan)])),
      .init(key: "c", value: .data([])),
    ])
    #expect(throws: JSONDocumentWriter.Failure(value: "the number nan", path: "b.1")) {
      try JSONDocumentWriter().document(value)
    }
  }
}
