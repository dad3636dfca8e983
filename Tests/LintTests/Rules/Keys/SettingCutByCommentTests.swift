import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SettingCutByCommentTests {
  private func findings(_ text: String) -> [Finding] {
    Linter(rules: [SettingCutByComment.self])
      .slowFindings(in: Document(path: "/app/App.xcconfig", text: SourceText(text)), project: nil)
  }

  @Test(arguments: [
    "SERVER_URL = https://example.org", "SOCKET = wss://live.example.org/a",
    "SERVER_URL[config=Debug] = http://localhost:80",
    "A = 1\nURLS = $(inherited) ftp://example.org",
  ])
  func reportsURLs(_ text: String) {
    let found = findings(text)
    #expect(found.count == 1)
    let fixed = found.first?.fixes.first.map { SourceText(text).applying($0.edits).string } ?? ""
    #expect(fixed.contains(":/$()/"), "\(fixed)")
    #expect(findings(fixed).isEmpty)
  }

  @Test(arguments: [
    "// https://example.org", "A = 1 // see https://example.org", "SERVER_URL = https:/$()/example.org",
    "A = b: // a comment", "A =", "#include \"other.xcconfig\" // https://example.org", "",
  ])
  func acceptsComments(_ text: String) { #expect(findings(text).isEmpty) }

  private func preprocessed(_ settings: String, _ text: String = "https://example.org") -> [Finding] {
    ProjectCheck(SettingCutByComment.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
      .slowFindings(in: .plist("<key>Server</key> <string>\(text)</string>"))
  }

  @Test func theCPreprocessorCutsALineOfAnInfoPlist() {
    let findings = preprocessed("INFOPLIST_PREPROCESS = YES;")
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix("Set INFOPLIST_OTHER_PREPROCESSOR_FLAGS to -traditional.") == true)
    for settings in [
      "", "INFOPLIST_PREPROCESS = NO;",
      "INFOPLIST_PREPROCESS = YES; INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"-traditional\";",
      "INFOPLIST_PREPROCESS = YES; INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"$(FLAGS)\";",
    ] {
      #expect(preprocessed(settings).isEmpty)
    }
    #expect(preprocessed("INFOPLIST_PREPROCESS = YES;", "say \"http://example.org\"").isEmpty)
  }
}
