import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct QueriedSchemesUnusedTests {
  private func check(_ source: String, folder: String? = "App") -> ProjectCheck {
    ProjectCheck(
      QueriedSchemesUnused.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: folder)),
      ["App/A.swift": source]
    )
  }

  @Test func reportsAListThatNothingUses() {
    let finding = check("app.open(url)").finds("{ 1️⃣LSApplicationQueriesSchemes2️⃣ = (fb); }").first
    #expect(finding?.message == "No code calls canOpenURL, so these schemes have no effect.")
    check("").fixes(
      "<plist><dict>\n<key>LSApplicationQueriesSchemes</key>\n<array><string>fb</string></array>\n</dict></plist>",
      to: "<plist><dict>\n</dict></plist>"
    )
  }

  @Test func acceptsQueriesAndUnknownCode() {
    check("app.canOpenURL(url)").accepts("{ LSApplicationQueriesSchemes = (fb); }")
    check("", folder: nil).accepts("{ LSApplicationQueriesSchemes = (fb); }")
    check("").accepts("{ LSApplicationQueriesSchemes = (); }")
  }
}
