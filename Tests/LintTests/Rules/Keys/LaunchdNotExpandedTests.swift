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

  @Test(arguments: [
    #"{ Label = a; ProgramArguments = (1️⃣"${HOME}/bin/a"2️⃣); }"#,
    #"{ Label = a; StandardOutPath = 1️⃣"/Users/$USER/a.log"2️⃣; }"#,
    #"{ Label = a; ProgramArguments = ("/usr/local/bin/a", 1️⃣"$HOME/garden"2️⃣); }"#,
    #"{ Label = a; EnvironmentVariables = { DATA = 1️⃣"$HOME/data"2️⃣; }; }"#,
    #"{ Label = a; EnvironmentVariables = { PATH = 1️⃣"/usr/bin:~/bin"2️⃣; }; }"#,
    #"{ Label = a; Program = 1️⃣"/usr/local/bin/a --now"2️⃣; }"#,
  ])
  func reportsVariablesInArgumentsAndTheEnvironment(_ text: String) { check.finds(text, at: [("1️⃣", "2️⃣")]) }

  @Test(arguments: [
    #"{ Label = a; ProgramArguments = ("/usr/bin/env", "bash", "-c", "$HOME/bin/a"); }"#,
    #"{ Label = a; ProgramArguments = ("/usr/bin/python3", "-c", "$HOME/a"); }"#,
    #"{ Label = a; ProgramArguments = ("/usr/local/bin/a", "~/garden", "costs $HOMELY"); }"#,
    #"{ Label = a; EnvironmentVariables = { A = "about ~5"; B = "https://example.org/~a"; }; }"#,
    #"{ Label = a; Program = "/Applications/My App.app/Contents/MacOS/My App"; }"#,
  ])
  func acceptsWhatInterpretersExpand(_ text: String) { check.accepts(text) }
}
