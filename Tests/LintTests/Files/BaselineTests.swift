@testable import Lint
import SourceText
import Testing

/// Findings of a baseline are recognised wherever their line went.
@Suite struct BaselineTests {
  private static func finding(_ rule: String, _ range: Range<Int>, in text: String) -> ReportedFinding {
    let finding = Finding(
      rule: rule,
      severity: .error,
      range: range,
      message: "m",
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: "Info.plist", text: SourceText(text))
  }

  @Test func linesAboveMayChange() {
    var baseline = Baseline([Self.finding("a", 3..<4, in: "x\n bad\n")])
    let isKnown = baseline.absorb(Self.finding("a", 10..<11, in: "x\nnew\n\t bad"))
    #expect(isKnown)
    #expect(baseline.remaining == 0)
  }

  @Test func oneEntryStandsForOneFinding() {
    let finding = Self.finding("a", 0..<1, in: "bad")
    var baseline = Baseline([finding])
    let answers = [baseline.absorb(finding), baseline.absorb(finding)]
    #expect(answers == [true, false])
  }

  @Test func otherRulesAndLinesAreNew() {
    var baseline = Baseline([Self.finding("a", 0..<1, in: "bad")])
    let answers = [("b", "bad"), ("a", "worse")].map { baseline.absorb(Self.finding($0.0, 0..<1, in: $0.1)) }
    #expect(answers == [false, false])
    #expect(baseline.remaining == 1)
  }

  @Test func itIsReadAsItWasWritten() throws {
    let findings = [Self.finding("b", 0..<1, in: "\"é\""), Self.finding("a", 0..<1, in: "bad")]
    let written = Baseline(findings + findings).json
    #expect(written == Baseline(findings.reversed() + findings).json)
    var read = try Baseline(json: written)
    #expect(read.remaining == 4)
    for finding in findings + findings {
      let isKnown = read.absorb(finding)
      #expect(isKnown)
    }
  }

  @Test(arguments: ["", "[]", "{}", #"{"version":2,"findings":[]}"#, #"{"version":1}"#])
  func otherFilesAreRefused(text: String) {
    #expect(throws: Baseline.Failure.self) { try Baseline(json: Array(text.utf8)) }
  }
}
