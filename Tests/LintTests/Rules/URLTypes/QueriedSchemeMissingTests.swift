import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct QueriedSchemeMissingTests {
  private func check(_ names: String...) -> ProjectCheck {
    var code = CodeUsage()
    code[.queriedScheme] = names.map { .of($0) }
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SCHEME = wine;"))
    return ProjectCheck(QueriedSchemeMissing.self, project, code: code)
  }

  @Test func reportsSchemesInOrder() {
    let findings = check("wine", "barrel", "wine", "cellar")
      .finds("{ 1️⃣LSApplicationQueriesSchemes2️⃣ = (Cellar); }", at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")])
    #expect(
      findings.first?.message
        == """
        A.swift queries scheme barrel, which LSApplicationQueriesSchemes does not list, so canOpenURL always returns false.
        """
    )
    #expect(findings.last?.related.count == 2)
    check("wine").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func insertsTheScheme() {
    check("wine").fixes(
      "{ LSApplicationQueriesSchemes = (barrel); }",
      to: "{ LSApplicationQueriesSchemes = (barrel, \"wine\"); }"
    )
    check("wine").fixes(
      """
      <plist version="1.0"><dict>
        <key>a</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>a</key>
          <true/>
          <key>LSApplicationQueriesSchemes</key>
          <array>
            <string>wine</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsListedOwnAndSystemSchemes() {
    check("wine", "tel", "https", "MAILTO").accepts("{ LSApplicationQueriesSchemes = (\"$(SCHEME)\"); }")
    check("wine").accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"$(SCHEME)\"); }); }")
  }

  @Test func unknownListsMayHoldIt() {
    check("wine").accepts("{ LSApplicationQueriesSchemes = (\"$(UNKNOWN)\"); }")
    check("wine").accepts("{ LSApplicationQueriesSchemes = \"$(UNKNOWN)\"; }")
    check("wine").accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"$(UNKNOWN)\"); }); }")
    RuleCheck(QueriedSchemeMissing.self).accepts("{ a = b; }")
  }

  @Test func macAppsNeedNoList() {
    check("wine").accepts("{ LSMinimumSystemVersion = \"13.0\"; }")
  }
}
