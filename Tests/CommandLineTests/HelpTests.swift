import Testing

@Suite struct HelpTests {
  @Test func versionIsANumber() throws {
    let run = try Program.run("--version")
    #expect(run.status == 0)
    #expect(run.text.split(separator: ".").count == 3)
  }

  @Test(arguments: ["lint", "convert", "explain", "keys", "docs"])
  func everyCommandShowsExamples(command: String) throws {
    let run = try Program.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.text.contains("EXAMPLES\n  plist-lsp \(command) "))
    #expect(run.text.contains("exit status"))
  }

  @Test func anUnknownCommandIsTwo() throws {
    let run = try Program.run("check", "--everything")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["bash", "fish", "zsh"])
  func shellsCanCompleteCommands(shell: String) throws {
    let run = try Program.run("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.text.contains("lint"))
    #expect(run.text.contains("write-baseline"))
  }
}
