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

  @Test(arguments: [
    "URL(string: Scheme.wine)!", "URL(string: Raw.wine.rawValue)!", "URL(string: \"\\(Scheme.bare)://open\")!",
    "URL(string: \"\\(Raw.bare.rawValue):open\")!",
  ])
  func constantsOfOtherFilesNameSchemes(_ url: String) {
    let files = [
      "App/Open.swift": "func f() -> Bool { UIApplication.shared.canOpenURL(\(url)) }",
      "App/Scheme.swift": """
      enum Scheme { static let wine = "wine://open"; static let host = "example.org" }
      extension Scheme {
        static let bare = "wine"
      }
      enum Raw: String {
        case wine = "wine://"
        case bare = "wine"
      }
      """,
    ]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    let check = ProjectCheck(QueriedSchemeMissing.self, project, files)
    let finding = check.finds("{ 1️⃣LSApplicationQueriesSchemes2️⃣ = (cellar); }").first
    #expect(finding?.message.contains("queries scheme wine") == true)
    check.accepts("{ LSApplicationQueriesSchemes = (wine); }")
  }

  @Test func macrosOfObjectiveCNameSchemes() {
    let code = """
      #define WINE @"wine://"
      #define HOST @"example.org"
      BOOL f(void) { return [[UIApplication sharedApplication] canOpenURL:[NSURL URLWithString:WINE]]; }
      BOOL g(void) { return [[UIApplication sharedApplication] canOpenURL:[NSURL URLWithString:HOST]]; }
      """
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    ProjectCheck(QueriedSchemeMissing.self, project, ["App/F.m": code])
      .finds("{ 1️⃣LSApplicationQueriesSchemes2️⃣ = (cellar); }")
  }

  /// Missed: code that looks for the tools of a broken system queries the elements of a list.
  @Test func aListOfSchemesIsOneCause() {
    let code = "func f() { for one in [\"wine://\", \"cellar://\"] { _ = app.canOpenURL(URL(string: one)!) } }"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    let findings = ProjectCheck(QueriedSchemeMissing.self, project, ["App/F.swift": code]).findings(in: "{ a = b; }")
    #expect(findings.count == 2)
    #expect(Set(findings.map(\.cause)).count == 1 && findings.first?.cause != nil)
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

  @Test func librariesQuerySchemes() {
    let check = { (source: String) in
      ProjectCheck(
        QueriedSchemeMissing.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
        ["App/A.swift": source]
      )
    }
    let login = check("import FBSDKLoginKit\nlet manager = LoginManager()")
    let finding = login.finds("{ 1️⃣LSApplicationQueriesSchemes2️⃣ = (fbapi); }").first
    #expect(finding?.message.contains("Facebook SDK, which queries scheme fb-messenger-share-api") == true)
    #expect(login.findings(in: "{ a = b; }").count == 2)
    login.accepts("{ LSApplicationQueriesSchemes = (fbapi, \"fb-messenger-share-api\"); }")
    let venmo = check("import BraintreeVenmo\nlet client = BTVenmoClient(apiClient: a)")
    venmo.finds("1️⃣{2️⃣ a = b; }")
    venmo.accepts("{ LSApplicationQueriesSchemes = (com.venmo.touch.v2); }")
    check("let client = BTVenmoClient(apiClient: a)").accepts("{ a = b; }")
  }
}
