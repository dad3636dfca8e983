import Testing

@Suite struct ExplainTests {
  @Test(arguments: [
    ("NSCameraUsageDescription", "camera"), ("purpose-string-empty", "purpose string"), ("ITMS-90683", "ITMS-90683"),
  ])
  func knownTermsHaveAPage(term: String, word: String) throws {
    let run = try Program.run("explain", term)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.lowercased().contains(word.lowercased()))
    #expect(run.text.hasSuffix("\n"))
  }

  @Test func plainTextHasNoMarkup() throws {
    let plain = try Program.run("explain", "NSCameraUsageDescription").text
    let markdown = try Program.run("explain", "--markdown", "NSCameraUsageDescription").text
    #expect(!plain.contains("**"))
    #expect(markdown.contains("**") || markdown.contains("#") || markdown.contains("`"))
  }

  @Test func nearNamesAreToldForUnknownOnes() throws {
    let run = try Program.run("explain", "NSCameraUsageDescripton")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("NSCameraUsageDescripton: no key, rule or code of this name is known"))
    #expect(run.errors.contains("\n  NSCameraUsageDescription\n"))
  }
}
