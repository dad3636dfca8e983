import AppProject
import KeyCatalog
import Testing

@Suite struct HelpTests {
  @Test func versionIsANumber() throws {
    let run = try Program.run("--version")
    #expect(run.status == 0)
    #expect(run.text.split(separator: ".").count == 3)
  }

  @Test(arguments: ["lint", "format", "convert", "explain", "keys", "docs"])
  func everyCommandShowsExamples(command: String) throws {
    let run = try Program.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.text.contains("EXAMPLES\n  plist-lsp \(command) "))
    #expect(run.text.contains("exit status"))
  }

  @Test func lintNamesAllFilesThatItSearchesForAndAllKinds() throws {
    // The text is wrapped at the width of a terminal.
    let words = try Program.run("lint", "--help").text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let names = FileUse.propertyList.extensions.map { "*.\($0)" } + ["*.xcconfig"] + FileUse.carrier.names
    for name in names { #expect(words.contains(name), "\(name)") }
    for domain in CatalogDomain.allCases {
      #expect(words.contains(domain.fileDescription), "\(domain.fileDescription)")
    }
  }

  @Test func aMisspelledCommandIsNamedWithTheNearest() throws {
    let run = try Program.run("lnt", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("Unknown command 'lnt'. Did you mean 'lint'?"))
    #expect(try !Program.run("frobnicate").errors.contains("Did you mean"))
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
