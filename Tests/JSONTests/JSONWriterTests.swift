import Foundation
import Testing

@testable import JSON

/// Compares what values write with the general encoder.
@Suite struct JSONWriterTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func expectSame(_ value: some Encodable & JSONWritable) throws {
    #expect(String(decoding: value.json, as: UTF8.self) == (try encoded(value)))
  }

  @Test func stringsHaveTheEscapesOfTheGeneralEncoder() throws {
    try expectSame("a\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}é\u{2028}🎧")
    try expectSame("")
  }

  @Test func collectionsAndNumbers() throws {
    try expectSame([1, -7, .max])
    try expectSame([true, false])
    try expectSame(["b": ["x"], "a": [], "Z": ["\""]])
    try expectSame([String: Int]())
    try expectSame([nil, 5])
  }

  @Test func anObjectWithoutMembersIsEmpty() {
    struct Nothing: JSONObject {}
    #expect(String(decoding: Nothing().json, as: UTF8.self) == "{}")
  }

  @Test func aMemberWithoutAValueIsLeftOutOrNull() {
    struct Pair: JSONObject {
      func writeMembers(to object: inout JSONWriter) {
        object.member("a", Int?.none)
        object.memberOrNull("b", Int?.none)
        object.memberOrNull("c", 5)
      }
    }
    #expect(String(decoding: Pair().json, as: UTF8.self) == #"{"b":null,"c":5}"#)
  }
}
