import Foundation
import Testing

/// `.plist-lsp.yml` and the arguments that select rules.
@Suite struct ConfigurationTests {
  private func folder(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    // A search for configurations ends here, whatever is around the folder for temporary files.
    try folder.write("", to: ".git/HEAD")
    if let configuration { try folder.write(configuration, to: ".plist-lsp.yml") }
    return folder
  }

  @Test func theNearestFileCounts() throws {
    let folder = try folder("disabled_rules: [purpose-string-empty]\n")
    #expect(try Program.run("lint", ".", in: folder).status == 0)
    try folder.write("purpose-string-empty: warning\n", to: "App/.plist-lsp.yml")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("App/Info.plist:6:13: warning:"))
  }

  @Test func aWrongFileIsTwoAndNamedWithItsLine() throws {
    let folder = try folder("# rules\ndisabled_rules: [purpose-string-emty]\n")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        ".plist-lsp.yml:2: error: Unknown rule purpose-string-emty. Did you mean purpose-string-empty?"
      )
    )
    // The rest is checked all the same.
    #expect(run.text.contains("[purpose-string-empty]"))
  }

  @Test func excludedFilesAreLookedAtOnlyByName() throws {
    let folder = try folder("excluded: [App]\n")
    #expect(try Program.run("lint", ".", in: folder).text.isEmpty)
    #expect(try Program.run("lint", "App/Info.plist", in: folder).status == 1)
  }

  @Test func aNamedConfigurationReplacesThoseInFolders() throws {
    let folder = try folder("disabled_rules: [purpose-string-empty]\n")
    try folder.write("purpose-string-empty: info\n", to: "ci.yml")
    let run = try Program.run("lint", "--config", "ci.yml", ".", in: folder)
    #expect(run.text.hasPrefix("App/Info.plist:6:13: info:"))
  }

  @Test(arguments: [
    ("nowhere.yml", "nowhere.yml: "), ("bad.yml", "bad.yml:1: error: Unknown setting or rule rules."),
  ])
  func aNamedConfigurationThatIsWrongEndsTheRun(name: String, message: String) throws {
    let folder = try folder()
    try folder.write("rules: []\n", to: "bad.yml")
    let run = try Program.run("lint", "--config", name, ".", in: folder)
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains(message))
  }

  @Test func rulesAreChosenByArguments() throws {
    let folder = try folder()
    #expect(try Program.run("lint", "--disable", "purpose-string-empty", ".", in: folder).status == 0)
    #expect(try Program.run("lint", "--only", "key-wrong-type", ".", in: folder).status == 0)
    #expect(try Program.run("lint", "--only", "purpose-string-empty", ".", in: folder).status == 1)
  }

  @Test(arguments: ["--disable", "--only"])
  func unknownRulesInArgumentsAreTwo(option: String) throws {
    let run = try Program.run("lint", option, "purpose-string-emty", ".", in: try folder())
    #expect(run.status == 2)
    #expect(run.errors.contains("Did you mean 'purpose-string-empty'?"))
  }

  @Test func commentsSuppressAndAreNotFixedIn() throws {
    let folder = try folder()
    let comment = "<!-- plist-lsp:disable:next purpose-string-empty -->\n\t"
    let text = Samples.badInfo.replacing("<!-- 📷 -->", with: comment)
    try folder.write(text, to: "App/Info.plist")
    let run = try Program.run("lint", "--fix", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
    #expect(try folder.contents(of: "App/Info.plist") == Data(text.utf8))
  }

  @Test func theSchemaIsJSON() throws {
    let run = try Program.run("schema")
    #expect(run.status == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
