import Testing

@testable import Dependencies

/// Values are visited with the keys that lead to them.
@Suite struct JSONWalkerTests {
  /// Each value as `keys=value`, containers as `keys{` and `keys}`.
  private func steps(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var walker = JSONWalker(buffer)
      var steps: [String] = []
      while let step = walker.next() {
        let keys = walker.keys.map { String(decoding: buffer[$0], as: UTF8.self) }.joined(separator: ".")
        switch step {
        case .string(let range), .scalar(let range):
          steps.append("\(keys)=\(String(decoding: buffer[range], as: UTF8.self))")
        case .open: steps.append(keys + "{")
        case .close: steps.append(keys + "}")
        }
      }
      return steps
    }
  }

  @Test func objectsAndArrays() {
    #expect(
      steps(#"{"a":{"b":"c","d":1},"e":["f",{"g":true}],"h":[]}"#) == [
        "{", "a{", "a.b=c", "a.d=1", "a}", "e{", "e.=f", "e.{", "e..g=true", "e.}", "e}", "h{", "h}", "}",
      ]
    )
  }

  @Test func escapesDoNotEndStrings() {
    #expect(steps(#"{"a\"b": "c\\", "d" : "e"}"#) == ["{", #"a\"b=c\\"#, "d=e", "}"])
  }

  @Test(arguments: [
    "", "{", "[", "\"", "{\"a\"", "{\"a\":", "{\"a\":\"\\", "]", "}", "[1,", "{{{{", "]]]", ",,", "tru",
  ])
  func brokenTextsEnd(_ text: String) {
    #expect(steps(text).count <= 4)
  }
}
