import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ATSExceptionMissingTests {
  private func check(_ code: String, _ file: String = "App/Load.swift") -> ProjectCheck {
    ProjectCheck(
      ATSExceptionMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      [file: code]
    )
  }

  @Test(arguments: [
    ("let r = URLRequest(url: URL(string: \"http://api.example.com/walks\")!)", "App/A.swift"),
    (
      "func f() async throws { _ = try await URLSession.shared.data(from: URL(string: \"http://api.example.com\")!) }",
      "App/A.swift"
    ),
    (
      "let address = URL(string: \"http://api.example.com/\\(id)\")!\nlet data = try Data(contentsOf: address)",
      "App/A.swift"
    ),
    ("NSURLRequest *r = [NSURLRequest requestWithURL:[NSURL URLWithString:@\"http://api.example.com\"]];", "App/A.m"),
  ])
  func reportsLoads(_ code: String, _ file: String) {
    let finding = check(code, file).finds("1️⃣{2️⃣ CFBundleName = a; }").first
    #expect(finding?.message.contains("http://api.example.com,") == true)
    #expect(finding?.severity == .info)
  }

  @Test(arguments: [
    "let page = URL(string: \"http://example.com\")!\nUIApplication.shared.open(page)",
    "let r = URLRequest(url: URL(string: \"https://example.com\")!)",
    "let r = URLRequest(url: URL(string: \"http://localhost:8080/a\")!)",
    "let r = URLRequest(url: URL(string: \"http://10.0.0.2/a\")!)",
    "let r = URLRequest(url: URL(string: \"http://printer.local/a\")!)",
    "let r = URLRequest(url: URL(string: \"http://\\(host)/a\")!)",
    "let r = URLRequest(url: URL(string: \"http://api.\\(host)/a\")!)",
    "let r = URLRequest(url: url)",
  ])
  func acceptsOtherURLs(_ code: String) { check(code).accepts("{ CFBundleName = a; }") }

  @Test func acceptsWhatIsPermitted() {
    let code = "let r = URLRequest(url: URL(string: \"http://api.example.com/walks\")!)"
    let settings = { (text: String) in "{ NSAppTransportSecurity = { \(text) }; }" }
    check(code).accepts(settings("NSAllowsArbitraryLoads = YES;"))
    let loads = "NSExceptionAllowsInsecureHTTPLoads = YES;"
    check(code).accepts(settings("NSExceptionDomains = { example.com = { NSIncludesSubdomains = YES; \(loads) }; };"))
    check(code).accepts(settings("NSExceptionDomains = { api.example.com = { \(loads) }; };"))
    check(code).finds("{ 1️⃣NSAppTransportSecurity2️⃣ = { NSExceptionDomains = { example.org = {}; }; }; }")
  }

  @Test(arguments: [
    "example.com = { NSExceptionAllowsInsecureHTTPLoads = YES; };",
    "api.example.com = { NSIncludesSubdomains = YES; };",
    "api.example.com = { NSExceptionAllowsInsecureHTTPLoads = NO; };",
  ])
  func anExceptionPermitsOnlyItsDomainAndWhatItAllows(_ exception: String) {
    let code = "let r = URLRequest(url: URL(string: \"http://api.example.com/walks\")!)"
    check(code).finds("{ 1️⃣NSAppTransportSecurity2️⃣ = { NSExceptionDomains = { \(exception) }; }; }")
  }

  @Test(arguments: [
    "let r = URLRequest(url: URL(string: API.base + \"/walks\")!)",
    "let r = URLRequest(url: URL(string: \"\\(API.base)/walks\")!)",
  ])
  func aConstantMayBeTheStartOfTheURL(_ code: String) {
    let base = { (text: String) in "enum API { static let base = \"\(text)\" }\n\(code)" }
    check(base("http://api.example.com")).finds("1️⃣{2️⃣ CFBundleName = a; }")
    check(base("https://api.example.com")).accepts("{ CFBundleName = a; }")
    check("let r = URLRequest(url: URL(string: base + name)!)\nlet base = \"http://api\"").accepts(
      "{ CFBundleName = a; }"
    )
  }
}
