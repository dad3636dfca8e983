import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// What was found before a change comes back from the bytes of a cache.
@Suite struct FormerFindingsTests {
  private static func finding(_ message: String, fixes: [String] = []) -> ReportedFinding {
    let finding = Finding(
      rule: "a",
      severity: .error,
      range: 0..<1,
      message: message,
      fixes: fixes.map { Fix($0, [.insert("x", at: 0)]) },
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: "/app/Info.plist", text: SourceText("<dict>"))
  }

  private static var findings: FormerFindings {
    var findings = FormerFindings()
    findings["/app/A", "/app/A"] = KnownFindings([finding("Eins „ä“ 🙂"), finding("two", fixes: ["Insert", "Remove"])])
    findings["/app/B", "/app/C"] = KnownFindings()
    return findings
  }

  @Test func comeBack() throws {
    let read = try #require(FormerFindings(Self.findings.bytes))
    #expect(read == Self.findings)
    #expect(read["/app/A", "/app/A"]?.areNew([Self.finding("two", fixes: ["Insert", "Remove"])]) == [false])
    #expect(read["/app/A", "/app/A"]?.areNew([Self.finding("three")]) == [true])
    // A file that was renamed is another one.
    #expect(read["/app/B", "/app/C"] == KnownFindings())
    #expect(read["/app/B", "/app/B"] == nil)
  }

  @Test func damagedBytesAreNone() {
    let bytes = Self.findings.bytes
    #expect(FormerFindings([]) == nil)
    for length in bytes.indices { #expect(FormerFindings(Array(bytes.prefix(length))) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = 0xFF
      _ = FormerFindings(damaged)
    }
  }
}
