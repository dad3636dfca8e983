import StringTable
import Testing

@Suite struct FormatStringTests {
  @Test func readsSpecifiersWithFlagsWidthPrecisionAndLength() {
    let text = "%@ %d %.2f %05ld %-10s %1$@ %2$lld %*d %x %zd %'d %C"
    let format = FormatString(text)
    #expect(specifiers(text) == text.split(separator: " ").map(String.init))
    let types: [ArgumentType] = [
      .object, .integer, .floating, .integer, .pointer, .object, .integer, .integer, .integer, .integer, .integer,
      .integer,
    ]
    #expect(format.specifiers.map(\.type) == types)
    #expect(format.specifiers.map(\.position) == [nil, nil, nil, nil, nil, 1, 2, nil, nil, nil, nil, nil])
    #expect(format.defects.isEmpty)
  }

  @Test func readsVariables() {
    let text = "%#@files@ in %2$#@folders@ and %3$3.2#@sum@"
    let format = FormatString(text)
    #expect(specifiers(text) == ["%#@files@", "%2$#@folders@", "%3$3.2#@sum@"])
    #expect(format.specifiers.map { $0.variable.map { part(text, $0) } } == ["files", "folders", "sum"])
    #expect(format.specifiers.map(\.position) == [nil, 2, 3])
  }

  @Test(arguments: [
    "", "%", "100%", "100 %.", "100 % de", "50%off", "%%@", "50 %% @ home", "5％", "5％de", "٪", "a@b", "%-", "%1",
    "%\n@", "%\\@",
  ])
  func takesTextForText(_ text: String) {
    #expect(FormatString(text).specifiers.isEmpty)
    #expect(FormatString(text).defects.isEmpty)
  }

  @Test(
    arguments: [
      ("action:% @", "% @", FormatDefect.Kind.space, " %@"),
      ("action: % @", "% @", .space, "%@"),
      ("% @ here", "% @", .space, "%@"),
      ("to\u{A0}% @", "% @", .space, "%@"),
      ("%\u{A0}@", "%\u{A0}@", .space, "%@"),
      ("%1@", "%1@", .number, "%1$@"),
      ("a%1 $ @", "%1 $ @", .space, " %1$@"),
      ("%$1@", "%$1@", .number, "%1$@"),
      ("%$@", "%$@", .number, "%@"),
      ("“％@”", "％@", .lookalike, "%@"),
      ("％1$@", "％1$@", .lookalike, "%1$@"),
      ("在％ld個", "％ld", .lookalike, "%ld"),
      ("％1$d", "％1$d", .lookalike, "%1$d"),
      ("﹪@", "﹪@", .lookalike, "%@"),
      ("٪@", "٪@", .lookalike, "%@"),
      ("%＠", "%＠", .lookalike, "%@"),
      ("%1$ and", "%1$", .unfinished, nil),
      ("%#@count", "%#@", .openVariable, nil),
    ] as [(String, String, FormatDefect.Kind, String?)]
  )
  func findsWhatWasMeantForASpecifier(_ text: String, _ part: String, _ kind: FormatDefect.Kind, _ correction: String?)
  {
    let format = FormatString(text)
    #expect(format.defects.map { self.part(text, $0.range) } == [part])
    #expect(format.defects.map(\.kind) == [kind])
    #expect(format.defects.map(\.correction) == [correction])
    #expect(format.specifiers.isEmpty)
  }

  @Test func readsTwoDigitsAsAWidth() {
    #expect(FormatString("%10@ %-3@").defects.isEmpty)
    #expect(specifiers("%10@ %-3@") == ["%10@", "%-3@"])
  }

  @Test func numbersArguments() {
    #expect(FormatString("%@ %*d %3$@ %@").numbered().map(\.argument) == [1, 3, 3, 4])
    #expect(FormatString("%@ %@").numbered(from: 5).map(\.argument) == [5, 6])
  }

  @Test func readsAnyBytes() {
    let bytes: [UInt8] = [0x25, 0xEF, 0xBC, 0x25, 0xD9, 0xEF, 0xBC, 0x85, 0x31, 0x24, 0x25, 0x39, 0x39, 0x39, 0x24]
    for end in bytes.indices {
      for start in 0...end { _ = bytes[start...end].withUnsafeBufferPointer { FormatString($0) } }
    }
  }

  private func specifiers(_ text: String) -> [String] { FormatString(text).specifiers.map { part(text, $0.range) } }

  private func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test func readsTheChoicesOfARuleEditor() {
    let text = "%1$[Author,Subject]@ %2$[is,is not]@ %[a]@ %3$d"
    #expect(specifiers(text) == ["%1$[Author,Subject]@", "%2$[is,is not]@", "%[a]@", "%3$d"])
    #expect(FormatString(text).defects.isEmpty)
    #expect(specifiers("100 %[") == [])
  }

  @Test(arguments: [
    ("%d% billiger", 2), ("%d%", 2), ("(%d%)", 3), ("%@ gespart (20 % Rabatt)", 15), ("%1$d% Rabatt", 4),
  ])
  func aSingleSignAmongArgumentsIsADefect(_ text: String, _ offset: Int) {
    let defects = FormatString(text).defects
    #expect(defects.map(\.kind) == [.bareSign])
    #expect(defects.map(\.range) == [offset..<(offset + 1)])
    #expect(defects.map(\.correction) == ["%%"])
  }

  @Test(arguments: ["%d%% billiger", "20 % Rabatt", "100%", "%d %%"])
  func signsThatAreWrittenTwiceOrInPlainTextsAreRight(_ text: String) {
    #expect(FormatString(text).defects.isEmpty)
  }
}
