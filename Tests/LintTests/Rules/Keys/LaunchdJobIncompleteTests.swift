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
}
