@testable import AppProject
import Testing

/// Only code counts, not comments and literals.
@Suite struct CodeCursorTests {
  private func identifiers(_ text: String, isSwift: Bool = true) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = CodeCursor(bytes, isSwift: isSwift)
      var found: [String] = []
      while let range = cursor.nextIdentifier() { found.append(String(decoding: bytes[range], as: UTF8.self)) }
      return found
    }
  }

  @Test func findsWholeIdentifiers() {
    #expect(identifiers("let a1 = _b.cö(0x1F, 2e5)") == ["let", "a1", "_b", "cö"])
  }

  @Test func passesOverComments() {
    #expect(identifiers("a // b\nc /* d */ e /**/ f") == ["a", "c", "e", "f"])
    #expect(identifiers("a // b\rc") == ["a", "c"])
  }

  @Test func swiftCommentsNest() {
    #expect(identifiers("/* a /* b */ c */ d") == ["d"])
    #expect(identifiers("/* a /* b */ c", isSwift: false) == ["c"])
  }

  @Test func passesOverStrings() {
    #expect(identifiers(#"a "b \" c" d"#) == ["a", "d"])
    #expect(identifiers(#"@"a // b" c 'd' '"' e"#, isSwift: false) == ["c", "e"])
  }

  @Test func passesOverMultilineStrings() {
    #expect(identifiers("a \"\"\"\n b \"c\" \\\"\"\" d\n\"\"\" e") == ["a", "e"])
  }

  @Test func passesOverRawStrings() {
    #expect(identifiers(##"a #"b " \" c"# d #"\#(e)"# f"##) == ["a", "d", "f"])
    #expect(identifiers(###"a ##"b "# c"## d"###) == ["a", "d"])
    #expect(identifiers("a #\"\"\"\n b \"\"\" c\n\"\"\"# d") == ["a", "d"])
  }

  @Test func interpolationsMayHoldStrings() {
    #expect(identifiers(#"a "x \(b["c"] + f(")")) y" d"#) == ["a", "d"])
    #expect(identifiers(##"a "\(#"b""#)" c"##) == ["a", "c"])
  }

  @Test func directivesAreNoStrings() {
    #expect(identifiers("#if a\n#endif b") == ["if", "a", "endif", "b"])
  }

  @Test func passesOverDisabledCode() {
    #expect(identifiers("a\n#if 0\nb\n#if c\nd\n#endif\ne\n#endif\nf", isSwift: false) == ["a", "f"])
    #expect(identifiers("#if false // why\nb\n  #else\nc\n#endif") == ["c", "endif"])
    #expect(identifiers("#  if 0\nb\n# elif c\nd", isSwift: false) == ["c", "d"])
    #expect(identifiers("#if 0\nb").isEmpty)
  }

  @Test(arguments: ["#if DEBUG\nb", "#if 0 || b", "#if 01\nb", "#ifdef b", "#if false && b"])
  func otherConditionsCount(_ text: String) {
    #expect(identifiers(text).last == "b" || identifiers(text) == ["ifdef", "b"])
  }

  @Test func unclosedStringsEndWithTheirLine() {
    #expect(identifiers("a \"b c\nd") == ["a", "d"])
    #expect(identifiers("#warning Don't\nd", isSwift: false) == ["warning", "Don", "d"])
  }

  @Test(arguments: ["/*", "\"", "\"\"\"", "#\"", "'", "\"\\", "\"\\(", "/", "\\", "####", "\"\"\"\\(\"\\(\"", "\u{0}"])
  func endsWithTheFile(_ text: String) {
    #expect(identifiers("a " + text) == ["a"])
    #expect(identifiers("a " + text, isSwift: false).first == "a")
  }
}
