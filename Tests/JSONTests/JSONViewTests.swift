import Foundation
import Testing

@testable import JSON

@Suite struct JSONViewTests {
  private func view(_ text: String) -> JSONView {
    let bytes = Array(text.utf8)
    return JSONView(bytes, 0..<bytes.count)
  }

  @Test func scalars() {
    #expect(view("null").isNull)
    #expect(!view("\"null\"").isNull)
    #expect(view("true").bool == true)
    #expect(view("false").bool == false)
    #expect(view("1").bool == nil)
    #expect(view("\"a\\u00e9\\n\"").string == "aé\n")
    #expect(view("\"\"").utf8 == [])
    #expect(view("7").string == nil)
    #expect(view("\"").string == nil)
  }

  @Test(
    "numbers in the usual form",
    arguments: [
      ("0", 0), ("-1", -1), ("12", 12), ("999999999999999999", 999_999_999_999_999_999),
      ("-0", nil), ("01", nil), ("1.0", nil), ("1e2", nil), ("9999999999999999999", nil), ("", nil), ("-", nil),
      ("\"1\"", nil),
    ] as [(String, Int?)]
  )
  func numbers(text: String, value: Int?) {
    #expect(view(text).int == value)
  }

  @Test func elements() {
    #expect(view(" [ ]").elements?.isEmpty == true)
    #expect(view("[1, [2], {\"a\":\"]\"},3]").elements?.compactMap(\.int) == [1, 3])
    #expect(view("[1,]").elements == nil)
    #expect(view(#"["\\","\"]\\\"",3]"#).elements?.compactMap(\.string) == ["\\", "\"]\\\""])
    #expect(view("{}").elements == nil)
  }

  @Test func membersComeInOrder() {
    var seen: [String] = []
    let isObject = view(#"{"a": 1, "b": {"c": "}"}, "é":"\"x" }"#).visitMembers { name, value in
      seen.append("\(name)=\(value.int.map(String.init) ?? value.string ?? "?")")
      return true
    }
    #expect(isObject)
    #expect(seen == ["a=1", "b=?", "é=\"x"])
  }

  @Test(arguments: ["[]", "1", "{\"a\":1", "{\"a\" 1}", "{\"a\":1,}", "{\"\\u0061\":1}", "{a:1}"])
  func otherValuesThanPlainObjects(text: String) {
    #expect(!view(text).visitMembers { _, _ in true })
  }

  @Test func aVisitorEndsTheVisit() {
    var count = 0
    let isObject = view(#"{"a":1,"b":2}"#).visitMembers { _, _ in
      count += 1
      return false
    }
    #expect(!isObject)
    #expect(count == 1)
  }
}
