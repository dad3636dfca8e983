import LintFiles
import Testing

@Suite struct TerminalTextTests {
  @Test func hiddenCharactersBecomeEscapes() {
    let hidden = "\u{0}\u{1B}\u{7F}\u{9B}\u{61C}\u{200B}\u{200F}\u{2028}\u{202E}\u{2060}\u{2066}\u{FEFF}\u{E0041}"
    let expected =
      "\\u{0}\\u{1B}\\u{7F}\\u{9B}\\u{61C}\\u{200B}\\u{200F}\\u{2028}\\u{202E}\\u{2060}\\u{2066}\\u{FEFF}\\u{E0041}"
    for form in [TerminalText.Form.piece, .line, .lines, .styledLines, .commands] {
      #expect(TerminalText.safe(hidden, form) == expected)
    }
    #expect(TerminalText.visible("“é” 📷 中文 𝔸 ö") == "“é” 📷 中文 𝔸 ö")
  }

  @Test func formsKeepTheirLineEndsTabsAndStyles() {
    #expect(TerminalText.safe("a\tb\nc", .piece) == "a\\u{9}b\\u{A}c")
    #expect(TerminalText.safe("a\tb\nc", .line) == "a\tb\\u{A}c")
    #expect(TerminalText.safe("a\tb\r\nc\rd", .lines) == "a\tb\r\nc\\u{D}d")
    #expect(
      TerminalText.safe("\u{1B}[1;31mred\u{1B}[0m\u{1B}[2J", .styledLines) == "\u{1B}[1;31mred\u{1B}[0m\\u{1B}[2J"
    )
    #expect(TerminalText.safe("\u{1B}[1m", .lines) == "\\u{1B}[1m")
  }

  @Test func linesAreNoCommandsOfGitHub() {
    #expect(TerminalText.safe("::error::x", .line) == "\\u{3A}:error::x")
    #expect(TerminalText.safe("a::b\n \t::error::x\n\u{A0}::y", .lines) == "a::b\n \t\\u{3A}:error::x\n\u{A0}\\u{3A}:y")
    #expect(TerminalText.safe("::error file=a::b", .commands) == "::error file=a::b")
    #expect(TerminalText.visible("::b") == "::b")
  }

  @Test func marksOfCommandsAreBrokenAnywhere() {
    #expect(TerminalText.safe("a ##[error]b", .line) == "a #\\u{23}[error]b")
    #expect(TerminalText.safe("###[x ##vso[y ## [ ##x", .line) == "##\\u{23}[x #\\u{23}vso[y ## [ ##x")
  }

  @Test func safeTextStaysAsItIs() {
    let text = TerminalText.safe("\u{1B}::x\n::y ##[z", .lines)
    #expect(TerminalText.safe(text, .lines) == text)
  }
}
