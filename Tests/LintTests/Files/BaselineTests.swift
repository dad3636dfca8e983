import Foundation
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Findings of a baseline are recognised wherever their line went.
@Suite struct BaselineTests {
  private static func finding(
    _ rule: String,
    _ range: Range<Int>,
    in text: String,
    message: String = "m",
    path: String = "Info.plist"
  ) -> ReportedFinding {
    let finding = Finding(
      rule: rule,
      severity: .error,
      range: range,
      message: message,
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: path, text: SourceText(text))
  }

  @Test func linesAboveMayChange() {
    var baseline = Baseline([Self.finding("a", 3..<4, in: "x\n bad\n")])
    let isKnown = baseline.absorb(Self.finding("a", 10..<11, in: "x\nnew\n\t bad"))
    #expect(isKnown)
    #expect(baseline.remaining.isEmpty)
  }

  @Test func oneEntryMatchesOneFinding() {
    let finding = Self.finding("a", 0..<1, in: "bad")
    var baseline = Baseline([finding])
    let answers = [baseline.absorb(finding), baseline.absorb(finding)]
    #expect(answers == [true, false])
  }

  @Test func otherRulesAndLinesAreNew() {
    var baseline = Baseline([Self.finding("a", 0..<1, in: "bad")])
    let answers = [("b", "bad"), ("a", "worse")].map { baseline.absorb(Self.finding($0.0, 0..<1, in: $0.1)) }
    #expect(answers == [false, false])
    #expect(baseline.remaining.map(\.count) == [1])
  }

  @Test func messagesDistinguishFindingsOfOneLine() {
    var baseline = Baseline([Self.finding("a", 0..<1, in: "bad", message: "Camera is missing.")])
    let microphone = baseline.absorb(Self.finding("a", 0..<1, in: "bad", message: "Microphone is missing."))
    #expect(!microphone)
  }

  @Test(arguments: [
    ("Line 4 has it.", "Line 12 has it.", true), ("arm64 is needed.", "arm32 is needed.", false), ("4", "", false),
    ("Lines 4 and 5.", "Lines 40 and 50.", true), ("é1", "é2", false),
  ])
  func numbersInMessagesMayChange(before: String, after: String, isSame: Bool) {
    var baseline = Baseline([Self.finding("a", 0..<1, in: "bad", message: before)])
    let isKnown = baseline.absorb(Self.finding("a", 0..<1, in: "bad", message: after))
    #expect(isKnown == isSame)
  }

  @Test func filesAreNamedFromTheFolderOfTheBaseline() throws {
    let written = Baseline(
      [Self.finding("a", 0..<1, in: "bad", path: "App/Info.plist")],
      paths: ReportPaths(root: "/tree", workingFolder: "/tree/Sources")
    )
    #expect(written.remaining.map(\.file) == ["Sources/App/Info.plist"])
    var read = try Baseline(json: written.json, paths: ReportPaths(root: "/moved", workingFolder: "/"))
    let isKnown = read.absorb(Self.finding("a", 0..<1, in: "bad", path: "moved/Sources/App/Info.plist"))
    #expect(isKnown)
  }

  @Test func whatWasNotLookedAtIsNotStale() {
    let paths = ReportPaths(root: "/tree", workingFolder: "/tree")
    let findings = ["a.plist", "b.plist"].map { Self.finding("a", 0..<1, in: "bad", path: $0) }
    let stale = Baseline(findings, paths: paths).stale { $0 == "/tree/b.plist" }
    #expect(stale.map(\.file) == ["b.plist"])
  }

  @Test func itIsReadAsItWasWritten() throws {
    let findings = [Self.finding("b", 0..<1, in: "\"é\""), Self.finding("a", 0..<1, in: "bad")]
    let written = Baseline(findings + findings).json
    #expect(written == Baseline(findings.reversed() + findings).json)
    var read = try Baseline(json: written)
    #expect(read.remaining.map(\.count) == [2, 2])
    for finding in findings + findings {
      let isKnown = read.absorb(finding)
      #expect(isKnown)
    }
  }

  @Test(arguments: ["", "[]", "{}", #"{"version":2,"findings":[]}"#, #"{"version":1}"#])
  func otherFilesAreRefused(text: String) {
    #expect(throws: Baseline.Failure.self) { try Baseline(json: Array(text.utf8)) }
  }

  @Test func countsAreKeptWithinReason() throws {
    let entry = "{\"file\":\"a\",\"rule\":\"b\",\"text\":\"c\",\"message\":\"d\",\"count\":9223372036854775807}"
    let json = "{\"version\":1,\"findings\":[\(entry),\(entry)]}"
    let baseline = try Baseline(json: Array(json.utf8))
    #expect(baseline.remaining.map(\.count) == [1_000_000])
  }
}
