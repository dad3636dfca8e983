import Testing

@testable import CodeScanning

/// Only code counts, not comments and literals.
@Suite struct CodeCursorTests {
  private func identifiers(_ text: String, _ syntax: CodeSyntax = .swift) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = CodeCursor(bytes, syntax: syntax)
      var conditions = ConditionStack()
      var found: [String] = []
      while !cursor.isAtEnd {
        guard let range = cursor.step(&conditions) else { continue }
        found.append(String(decoding: bytes[range], as: UTF8.self))
      }
      return found
    }
  }

  @Test func findsWholeIdentifiers() {
    #expect(identifiers("let a1 = _b.cö(0x1F, 2e5)") == ["let", "a1", "_b", "cö"])
  }

  @Test func skipsComments() {
    #expect(identifiers("a // b\nc /* d */ e /**/ f") == ["a", "c", "e", "f"])
    #expect(identifiers("a // b\rc") == ["a", "c"])
  }

  @Test func swiftCommentsNest() {
    #expect(identifiers("/* a /* b */ c */ d") == ["d"])
    #expect(identifiers("/* a /* b */ c", .c) == ["c"])
  }

  @Test func skipsStrings() {
    #expect(identifiers(#"a "b \" c" d"#) == ["a", "d"])
    #expect(identifiers(#"@"a // b" c 'd' '"' e"#, .c) == ["c", "e"])
  }

  @Test func skipsMultilineStrings() {
    #expect(identifiers("a \"\"\"\n b \"c\" \\\"\"\" d\n\"\"\" e") == ["a", "e"])
  }

  @Test func skipsRawStrings() {
    #expect(identifiers(##"a #"b " \" c"# d #"\#(e)"# f"##) == ["a", "d", "f"])
    #expect(identifiers(###"a ##"b "# c"## d"###) == ["a", "d"])
    #expect(identifiers("a #\"\"\"\n b \"\"\" c\n\"\"\"# d") == ["a", "d"])
  }

  @Test func interpolationsMayHoldStrings() {
    #expect(identifiers(#"a "x \(b["c"] + f(")")) y" d"#) == ["a", "d"])
    #expect(identifiers(##"a "\(#"b""#)" c"##) == ["a", "c"])
  }

  // MARK: Directives

  @Test func directivesAreNotCode() {
    #expect(identifiers("#if a\nb\n#elseif c && d\ne\n#else\nf\n#endif // g\nh") == ["b", "e", "f", "h"])
    #expect(identifiers("#import a\n#pragma b", .c) == ["import", "a", "pragma", "b"])
    #expect(identifiers("#selector(a)") == ["selector", "a"])
  }

  @Test func skipsDisabledCode() {
    #expect(identifiers("a\n#if 0\nb\n#if c\nd\n#endif\ne\n#endif\nf", .c) == ["a", "f"])
    #expect(identifiers("#if false // why\nb\n  #else\nc\n#endif") == ["c"])
    #expect(identifiers("#if false && DEBUG\nb\n#endif").isEmpty)
    #expect(identifiers("#  if 0\nb\n# elif c\nd", .c) == ["d"])
    #expect(identifiers("#if 0\nb").isEmpty)
    #expect(identifiers("#if 1\na\n#else\nb\n#endif\nc", .c) == ["a", "c"])
    #expect(identifiers("#if os(Linux)\nb\n#endif\nc") == ["c"])
  }

  @Test func commentsAfterDirectivesMayHaveSeveralLines() {
    #expect(identifiers("#if DEBUG /* a\n b */\nc") == ["c"])
  }

  @Test(arguments: ["#if DEBUG\nb", "#if 0 || X\nb", "#if 01\nb", "#ifdef X\nb", "#if X \\\n  && Y\nb"])
  func otherConditionsCount(_ text: String) {
    #expect(identifiers(text, .c) == ["b"])
  }

  @Test func unclosedStringsEndWithTheirLine() {
    #expect(identifiers("a \"b c\nd") == ["a", "d"])
    #expect(identifiers("#warning Don't\nd", .c) == ["warning", "Don", "d"])
  }

  @Test(arguments: [
    "/*", "\"", "\"\"\"", "#\"", "'", "\"\\", "\"\\(", "/", "\\", "####", "\"\"\"\\(\"\\(\"", "\u{0}", "`", "`${",
    "`${`${", "/[", "'''", "'${", "R\"(", "\n#if", "\n#if (", "\n#if os(",
  ])
  func endsWithTheFile(_ text: String) {
    for syntax in [CodeSyntax.swift, .c, .dart, .javaScript] {
      #expect(identifiers("a " + text, syntax).first == "a")
    }
  }

  // MARK: C++

  @Test func skipsRawStringsOfC() {
    #expect(identifiers(#"a R"(b " c)" d R"x(e )" f)x" g"#, .c) == ["a", "R", "d", "R", "g"])
  }

  @Test func numbersMayBeParted() {
    #expect(identifiers("1'000'000; a = 'b'; c", .c) == ["a", "c"])
  }

  // MARK: Dart

  @Test func skipsStringsOfDart() {
    #expect(identifiers(#"a 'b \' c' d "e' f" g"#, .dart) == ["a", "d", "g"])
    #expect(identifiers("a '''b\n'c' d''' e \"\"\"f\n\"g\" h\"\"\" i", .dart) == ["a", "e", "i"])
    #expect(identifiers(#"a 'x ${b['c']} }' d '$e' f"#, .dart) == ["a", "d", "f"])
  }

  @Test func rawStringsOfDartKnowNoEscapes() {
    #expect(identifiers(#"a r'b\' c"#, .dart) == ["a", "r", "c"])
    #expect(identifiers(#"a r'${' c"#, .dart) == ["a", "r", "c"])
  }

  @Test func commentsOfDartNest() {
    #expect(identifiers("/* a /* b */ c */ d", .dart) == ["d"])
  }

  // MARK: JavaScript

  @Test func skipsTemplates() {
    #expect(identifiers("a `b\n${c(`d`, '}')} e` f", .javaScript) == ["a", "f"])
    #expect(identifiers(#"a 'b " c' d "e ' f" g"#, .javaScript) == ["a", "d", "g"])
  }

  @Test func skipsRegularExpressions() {
    #expect(identifiers(#"a = /b'"[/]c\/d/g; e"#, .javaScript) == ["a", "e"])
    #expect(identifiers(#"return /'/.test(a)"#, .javaScript) == ["return", "test", "a"])
    #expect(identifiers("a.replace(/`/g, b)", .javaScript) == ["a", "replace", "b"])
  }

  @Test func divisionIsNotARegularExpression() {
    #expect(identifiers("a / b / c", .javaScript) == ["a", "b", "c"])
    #expect(identifiers("a[0] / b; f() / c", .javaScript) == ["a", "b", "f", "c"])
  }

  @Test func tagsAreNotExpressions() {
    #expect(identifiers("<A b={c} /><D>e/f</D>; g", .javaScript) == ["A", "b", "c", "D", "e", "f", "D", "g"])
  }

  @Test func textBetweenTagsMayHaveQuotes() {
    #expect(identifiers("<A>Don't</A>\nb('c')", .javaScript) == ["A", "Don", "b"])
  }
}
