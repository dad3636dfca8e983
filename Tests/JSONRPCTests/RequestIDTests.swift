import Foundation
import JSON
import Testing

@testable import JSONRPC

@Suite struct RequestIDTests {
  @Test(arguments: [
    ("1", RequestID.number(1)), ("-7", .number(-7)), ("\"1\"", .string("1")), ("\"\"", .string("")),
    ("9007199254740993", .number(9_007_199_254_740_993)),
  ])
  func kindIsKept(json: String, id: RequestID) throws {
    #expect(try JSONDecoder().decode(RequestID.self, from: Data(json.utf8)) == id)
    #expect(String(decoding: id.json, as: UTF8.self) == json)
  }

  @Test(arguments: ["null", "true", "1.5", "[1]", "{}", "1e30"])
  func otherValuesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(RequestID.self, from: Data(json.utf8)) }
  }

  @Test func numberAndStringDiffer() {
    #expect(RequestID.number(1) != .string("1"))
  }
}
