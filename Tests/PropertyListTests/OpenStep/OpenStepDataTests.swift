import PropertyList
import Testing

/// Data between `<` and `>`, and what GNUstep writes there.
@Suite struct OpenStepDataTests {
  @Test(
    arguments: [
      ("<0fbd77 1c2735ae>", [0x0F, 0xBD, 0x77, 0x1C, 0x27, 0x35, 0xAE]), ("<>", []), ("< 0F\n\tbd >", [0x0F, 0xBD]),
    ] as [(String, [UInt8])]
  )
  func isAccepted(_ literal: String, _ bytes: [UInt8]) {
    #expect(ParserCheck.accepts("(\(literal))").value == .array([.data(bytes)]))
  }

  @Test func aLoneDataObjectIsAPropertyList() {
    #expect(ParserCheck.accepts("<da7a>").value == .data([0xDA, 0x7A]))
  }

  @Test func otherCharactersAreRefused() {
    ParserCheck.reports("{ a = <0f 1️⃣x2️⃣0>; }", [(.invalidHexData, "1️⃣", "2️⃣")])
  }

  @Test func oddDigitsAreRefused() {
    ParserCheck.reports("{ a = <0fb1️⃣>2️⃣; }", [(.oddHexDigits, "1️⃣", "2️⃣")])
    ParserCheck.reports("{ a = <0fb1️⃣ 2️⃣d>; }", [(.oddHexDigits, "1️⃣", "2️⃣")])
  }

  @Test(arguments: ["<*I5>", "<*R1.5>", "<*BY>", "<*D2026-11-21 01:02:03 +0000>", "<[SGVsbG8=]>"])
  func formsOfGNUstepAreRefused(_ literal: String) {
    let tree = ParserCheck.reports("{ a = 1️⃣\(literal)2️⃣; b = c; }", [(.gnuStepExtension, "1️⃣", "2️⃣")])
    #expect(tree.root?.value(forKey: "a")?.flags.contains(.gnuStep) == true)
    #expect(tree.root?.value(forKey: "b")?.stringValue == "c")
  }
}
