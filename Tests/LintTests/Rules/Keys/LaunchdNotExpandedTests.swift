import Testing

@testable import LintRules

@Suite struct LaunchdNotExpandedTests {
  private let check = RuleCheck(LaunchdNotExpanded.self, file: "LaunchAgents/org.example.job.plist")

  @Test func reportsATildeAndAVariableInPaths() {
    check.finds(
      #"{ Label = a; Program = "/bin/a"; StandardOutPath = 1️⃣"~/a.log"2️⃣; WatchPaths = ("/a", 3️⃣"$HOME/b"4️⃣); }"#,
      at: [("3️⃣", "4️⃣"), ("1️⃣", "2️⃣")].sorted { $0.0 < $1.0 }
    )
  }

  @Test func reportsACommandLineInOneString() {
    check.finds(#"{ Label = a; ProgramArguments = (1️⃣"/usr/bin/a /b.py --all"2️⃣); }"#, at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsPathsWithSpacesAndWhatAShellReads() {
    check.accepts(#"{ Label = a; ProgramArguments = ("/Library/Application Support/A/a"); }"#)
    check.accepts(#"{ Label = a; ProgramArguments = ("/bin/sh", "-c", "cd ~ && $HOME/a -b"); }"#)
  }
}
