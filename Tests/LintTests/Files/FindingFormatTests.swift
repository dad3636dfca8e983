@testable import Lint
import SourceText
import Testing

@Suite struct FindingFormatTests {
  private static func finding(_ message: String, code: String? = nil, fixes: [Fix] = []) -> ReportedFinding {
    let finding = Finding(
      rule: "some-rule",
      severity: .info,
      range: 7..<12,
      message: message,
      appStoreCode: code,
      fixes: fixes,
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: "App/a b.plist", text: SourceText("a\r\n📷bc\r\nd"))
  }

  @Test func textIsOneLine() {
    let line = FindingFormat.text.line(Self.finding("Two\nlines."))
    #expect(line == "App/a b.plist:2:3: info: Two lines. [some-rule]")
  }

  @Test func jsonHasEveryMember() {
    let line = FindingFormat.json.line(Self.finding("A \"quoted\"/word.\n"))
    #expect(
      line == #"{"code":null,"column":3,"endColumn":2,"endLine":3,"file":"App/a b.plist","fixable":false,"line":2,"#
        + #""message":"A \"quoted\"/word.\n","rule":"some-rule","severity":"info"}"#
    )
  }

  @Test func codeAndFixAreTold() {
    let fixable = Self.finding("m", code: "ITMS-1", fixes: [Fix("Do it", [.insert("x", at: 0)])])
    #expect(FindingFormat.json.line(fixable).contains(#""fixable":true"#))
    #expect(FindingFormat.json.line(fixable).hasPrefix(#"{"code":"ITMS-1","#))
    let unsafe = Self.finding("m", fixes: [Fix("Do it", [.insert("x", at: 0)], isSafe: false)])
    #expect(FindingFormat.json.line(unsafe).contains(#""fixable":false"#))
  }
}
