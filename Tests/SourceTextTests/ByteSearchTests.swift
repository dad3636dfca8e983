import SourceText
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("$(NAME)", "$(", true), ("NAME)$(", "$(", true), ("$", "$(", false), ("", "a", false), ("", "", true),
    ("a", "", true),
    ("aab", "ab", true), ("aaa", "aaa", true), ("aaa", "aaaa", false), ("权限描述", "描述", true),
  ])
  func findsATextAtEachPlace(whole: String, text: String, isThere: Bool) {
    #expect(whole.containsBytes(of: text) == isThere)
    #expect(SourceText(whole).containsBytes(of: text) == isThere)
  }

  @Test func comparesBytesAndNotCharacters() {
    #expect(!"e\u{301}".containsBytes(of: "\u{E9}"))
    #expect("e\u{301}".containsBytes(of: "e"))
  }
}
