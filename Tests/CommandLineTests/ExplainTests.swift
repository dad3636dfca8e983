import Foundation
import Testing

@Suite struct ExplainTests {
  @Test(arguments: [
    ("NSCameraUsageDescription", "camera"), ("purpose-string-empty", "purpose string"), ("ITMS-90683", "ITMS-90683"),
    ("CFBundleURLTypes/CFBundleURLSchemes", "schemes"), ("PSToggleSwitchSpecifier", "settings bundle"),
  ])
  func knownTermsHaveAPage(term: String, word: String) throws {
    let run = try Program.run("explain", term)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.lowercased().contains(word.lowercased()))
    #expect(run.text.hasSuffix("\n"))
  }

  @Test func plainTextHasNoMarkupAndNoEscapes() throws {
    let plain = try Program.run("explain", "NSCameraUsageDescription").text
    let markdown = try Program.run("explain", "--format", "markdown", "NSCameraUsageDescription").text
    #expect(!plain.contains("**") && !plain.contains("\u{1B}"))
    #expect(markdown.hasPrefix("### `NSCameraUsageDescription`\n"))
    #expect(plain.split(separator: "\n").contains { $0.count > 100 }, "lines are broken for terminals only")
  }

  @Test func jsonNamesTheKey() throws {
    let run = try Program.run("explain", "--format", "json", "CFBundleURLTypes/CFBundleURLSchemes")
    let page = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(page["kind"] as? String == "key")
    #expect(page["term"] as? String == "CFBundleURLTypes/[]/CFBundleURLSchemes")
    #expect(page["domain"] as? String == "infoPlist")
    #expect((page["key"] as? [String: Any])?["elementType"] as? [String] == ["string"])
    #expect((page["markdown"] as? String)?.hasPrefix("### ") == true)
    #expect((page["text"] as? String)?.hasPrefix("CFBundleURLSchemes\n") == true)
  }

  @Test func aDomainNarrowsTheSearch() throws {
    #expect(try Program.run("explain", "--domain", "launchdJob", "Label").text.contains("launchd job"))
    #expect(try Program.run("explain", "--domain", "entitlements", "Label").status == 1)
    #expect(try Program.run("explain", "--domain", "nothing", "Label").status == 2)
  }

  @Test func nearNamesAreSuggestedForUnknownOnes() throws {
    let run = try Program.run("explain", "NSCameraUsageDescripton")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "NSCameraUsageDescripton: unknown key, value, rule or code. Did you mean NSCameraUsageDescription"
      )
    )
    #expect(
      try Program.run("explain", "qqqqqqqqqqqqqqqqqqqqqq").errors.hasSuffix("unknown key, value, rule or code.\n")
    )
  }
}
