import Foundation
import JSON
import Testing

@Suite struct HiddenTextTests {
  @Test func hiddenCharactersAreEscapedForLogs() throws {
    let text = "a\u{7F}\u{9B}\u{202E}\u{200B}\u{E0041}##[error]b\\##[ é “x” \n"
    let json = JSONText.text(of: [text], isPretty: false)
    #expect(json == ##"["a\u007f\u009b\u202e\u200b\udb40\udc41#\u0023[error]b\\#\u0023[ é “x” \n"]"##)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test func theLayoutOfPrettyTextStays() {
    #expect(JSONText.text(of: ["a": ["b"]]) == "{\n  \"a\" : [\n    \"b\"\n  ]\n}")
  }
}
