import Testing

@testable import BuildDescriptions

/// The lines of configuration files are read.
@Suite struct XCConfigTests {
  private func lines(_ text: String) -> [XCConfig.Line] { XCConfig(Array(text.utf8)).lines }

  @Test(arguments: [
    ("A = b", "A", "", "b"),
    ("  A=b c  ", "A", "", "b c"),
    ("A = // nothing", "A", "", ""),
    ("A = b // why", "A", "", "b"),
    ("URL = https:/$()/example.com", "URL", "", "https:/$()/example.com"),
    ("A[sdk=iphoneos*][arch=arm64] = b=c", "A", "[sdk=iphoneos*][arch=arm64]", "b=c"),
    ("A = $(inherited) -x", "A", "", "$(inherited) -x"),
    ("A = b;", "A", "", "b"),
    ("A = b; ; // why", "A", "", "b;"),
    ("A = ;", "A", "", ""),
    ("A = b \\\n  c \\ // why\n\td;", "A", "", "b c d"),
    ("A = \\\r\n b\r\n", "A", "", "b"),
    ("A = b \\\n\n", "A", "", "b"),
    ("A = b \\", "A", "", "b"),
  ])
  func settingsAreRead(text: String, name: String, conditions: String, value: String) {
    let settings = lines(text).compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
    #expect(settings.map(\.name) == [name])
    #expect(settings.map(\.conditions) == [conditions])
    #expect(settings.map(\.value) == [value])
  }

  @Test func aKeyIsInsertedAfterTheLastLineOfASetting() {
    let text = "INFOPLIST_KEY_A = b \\\n  c\nX = y\n"
    let insertion = XCConfig(Array(text.utf8)).insertion
    #expect(insertion?.offset == text.utf8.count - "X = y\n".utf8.count)
  }

  @Test func includesAreRead() {
    let includes = lines("#include \"a/b.xcconfig\"\r\n#include? \"c.xcconfig\" // may be absent").map { line in
      if case .include(let path, let evidence) = line { "\(path) in line \(evidence.line)" } else { "" }
    }
    #expect(includes == ["a/b.xcconfig in line 0", "c.xcconfig in line 1"])
  }

  @Test(arguments: ["", "// A = b", "A", "= b", "[x] = b", "#include", "#include \"a", "\u{0}"])
  func otherLinesArePassedOver(text: String) {
    #expect(lines(text) == [])
  }
}
