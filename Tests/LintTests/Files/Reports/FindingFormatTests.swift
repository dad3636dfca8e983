import PropertyList
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

@Suite struct FindingFormatTests {
  private static func line(_ format: FindingFormat, _ finding: ReportedFinding) -> String {
    let paths = ReportPaths(root: "/tree", workingFolder: "/tree/Some")
    var report = FindingReport(format, version: "1", paths: paths)
    let line = report.add([finding])
    #expect(report.end().isEmpty)
    #expect(line.last == "\n")
    return String(line.dropLast())
  }

  private static func finding(
    _ message: String,
    code: String? = nil,
    fixes: [Fix] = [],
    path: String = "App/a b.plist"
  ) -> ReportedFinding {
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
    return ReportedFinding(finding, path: path, text: SourceText("a\r\n📷bc\r\nd"))
  }

  @Test func textIsOneLine() {
    let line = Self.line(.text, Self.finding("Two\nlines."))
    #expect(line == "App/a b.plist:2:3: info: Two lines. [some-rule]")
  }

  @Test func fullShowsTheLine() {
    let place = "App/a b.plist:2:3: info: m [some-rule]"
    #expect(Self.line(.full, Self.finding("m")) == "\(place)\n    📷bc\n      ^~")
    #expect(Self.line(.concise, Self.finding("m")) == place)
  }

  @Test func jsonHasEveryMember() {
    let line = Self.line(.json, Self.finding("A \"quoted\"/word.\n"))
    #expect(
      line == #"{"code":null,"column":3,"count":1,"endColumn":2,"endLine":3,"file":"App/a b.plist","fixable":false,"#
        + #""key":null,"line":2,"message":"A \"quoted\"/word.\n","premises":[],"refusedBy":[],"related":[],"rule":"some-rule","severity":"info","#
        + #""target":null}"#
    )
  }

  @Test func jsonNamesTheKeyAndTheTarget() {
    let text = SourceText("{ a = { b = (c); }; }")
    var finding = Finding(
      rule: "some-rule",
      severity: .info,
      range: 13..<14,
      message: "m",
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    var file = ReportedFile(path: "a.plist", text: text)
    (file.tree, file.target) = (PropertyListTree.parse(text), "App")
    #expect(ReportedFinding(finding, in: file).key == "b")
    #expect(ReportedFinding(finding, in: file).target == "App")
    (finding.key, finding.target) = ("missing", "Widget")
    let line = Self.line(.json, ReportedFinding(finding, in: file))
    #expect(line.contains(#""key":"missing","#) && line.hasSuffix(#""target":"Widget"}"#))
  }

  @Test func findingsInASampleCountLess() {
    var file = ReportedFile(path: "Example/Info.plist", text: SourceText(""))
    file.isSample = true
    let severities = [Severity.error, .warning, .info].map { severity in
      [nil, "ITMS-1"].map { code in
        let finding = Finding(
          rule: "some-rule",
          severity: severity,
          range: 0..<0,
          message: "m",
          appStoreCode: code,
          fixes: [],
          related: [],
          isUnnecessary: false,
          isDeprecated: false
        )
        return file.severity(of: finding)
      }
    }
    #expect(severities == [[.warning, .info], [.info, .info], [.info, .info]])
  }

  @Test func codeAndFixAreReported() {
    let fixable = Self.finding("m", code: "ITMS-1", fixes: [Fix("Do it", [.insert("x", at: 0)])])
    #expect(Self.line(.json, fixable).contains(#""fixable":true"#))
    #expect(Self.line(.json, fixable).hasPrefix(#"{"code":"ITMS-1","#))
    let unsafe = Self.finding("m", fixes: [Fix("Do it", [.insert("x", at: 0)], isSafe: false)])
    #expect(Self.line(.json, unsafe).contains(#""fixable":false"#))
  }

  @Test func xcodeKnowsNotesInPlaceOfInformation() {
    let line = Self.line(.xcode, Self.finding("Two\nlines."))
    #expect(line == "/tree/Some/App/a b.plist:2:3: note: Two lines. (some-rule)")
  }

  @Test func githubEscapesWhatEndsACommand() {
    let line = Self.line(.github, Self.finding("50%: one,\ntwo"))
    #expect(line == "::notice file=Some/App/a b.plist,line=2,endLine=3,title=some-rule::50%25: one,%0Atwo")
  }

  @Test func githubEscapesNamesOfFiles() {
    let line = Self.line(.github, Self.finding("m", path: "50%,a:b\r\n::error::x.plist"))
    #expect(line.hasPrefix("::notice file=Some/50%25%2Ca%3Ab%0D%0A%3A%3Aerror%3A%3Ax.plist,line=2,"))
    #expect(!line.contains("\n"))
  }

  @Test func githubGetsAbsolutePathsOfFilesOutsideOfTheRepository() {
    #expect(Self.line(.github, Self.finding("m", path: "../../a.plist")).hasPrefix("::notice file=/a.plist,"))
  }

  @Test(arguments: [FindingFormat.text, .concise, .full, .xcode])
  func whatATerminalWouldObeyIsWrittenOut(format: FindingFormat) {
    let line = Self.line(format, Self.finding("\u{1B}[31mred", path: "a\nb.plist"))
    #expect(line.contains("a\\u{A}b.plist:2:3: "))
    #expect(line.contains(": \\u{1B}[31mred "))
  }
}
