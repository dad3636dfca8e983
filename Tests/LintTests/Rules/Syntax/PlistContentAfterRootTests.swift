import Testing

@testable import LintRules

@Suite struct PlistContentAfterRootTests {
  private let check = RuleCheck(PlistContentAfterRoot.self)

  @Test func reportsWhatFollowsTheRoot() {
    let findings = check.finds("<plist><dict/></plist>\n1️⃣<dict/>2️⃣\n<dict/>", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .warning)
    check.fixes("<plist><dict/></plist>\n<dict/>\n<dict/>\n", to: "<plist><dict/></plist>\n\n")
  }

  @Test func isAnErrorInTheOldStyleSyntax() {
    let findings = check.finds("{ a = 1; } 1️⃣}2️⃣", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .error)
    check.fixes("{ a = 1; };", to: "{ a = 1; }")
  }

  @Test func reportsWhereATableEndsInSilence() {
    let findings = check.finds("a = 1; 1️⃣}2️⃣ b = 2;", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("1 entry is lost") == true)
  }

  @Test func acceptsCommentsAndSpace() {
    check.accepts("<plist><dict/></plist>\n<!-- end -->\n<?end?>\n")
    check.accepts("{ a = 1; } // end\n")
  }
}
