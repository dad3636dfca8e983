import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LaunchdJobIncompleteTests {
  private let check = RuleCheck(LaunchdJobIncomplete.self, file: "LaunchAgents/a.plist")

  @Test func reportsWhatLaunchdNeeds() {
    let findings = check.finds("1️⃣{2️⃣ RunAtLoad = YES; }", at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")])
    #expect(findings.first?.message == "Missing key Label: launchd does not load the job.")
    RuleCheck(LaunchdJobIncomplete.self, file: "job.plist").finds(
      "1️⃣{2️⃣ ProgramArguments = (a); RunAtLoad = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsCompleteJobsAndThoseInsideHelpers() {
    check.accepts("{ Label = a; ProgramArguments = (b); }")
    check.accepts("{ Label = a; BundleProgram = b; }")
    RuleCheck(LaunchdJobIncomplete.self, file: "Helper-Launchd.plist").accepts(
      "{ Label = a; MachServices = { a = YES; }; }"
    )
  }

  @Test func aJobOfAUserRunsAsThatUser() {
    let finding = check.finds("{ Label = a; ProgramArguments = (b); 1️⃣UserName2️⃣ = root; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.severity == .info)
    RuleCheck(LaunchdJobIncomplete.self, file: "LaunchDaemons/a.plist")
      .accepts("{ Label = a; ProgramArguments = (b); UserName = root; }")
    RuleCheck(LaunchdJobIncomplete.self, file: "a.plist").accepts(
      "{ Label = a; ProgramArguments = (b); UserName = root; }"
    )
  }
}
