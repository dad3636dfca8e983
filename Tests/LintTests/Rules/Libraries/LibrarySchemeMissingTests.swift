import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LibrarySchemeMissingTests {
  private let login = "import FBSDKLoginKit\nlet manager = LoginManager()"
  private let service = """
    { CLIENT_ID = "1-a.apps.googleusercontent.com"; REVERSED_CLIENT_ID = "com.googleusercontent.apps.1-a"; }
    """

  private func check(_ source: String, _ files: [String: String] = [:]) -> ProjectCheck {
    let project = ExampleProject(.init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; ID = 7;", folder: "."))
    return ProjectCheck(LibrarySchemeMissing.self, project, files.merging(["A.swift": source]) { $1 })
  }

  @Test func reportsTheSchemeThatIsMadeOfAKey() {
    let finding = check(login).finds("1️⃣{2️⃣ FacebookAppID = \"12\"; }").first
    #expect(
      finding?.message == "Missing URL scheme “fb12”: A.swift uses Facebook SDK, which returns to the app by it."
    )
    check(login).finds("{ FacebookAppID = \"12\"; 1️⃣CFBundleURLTypes2️⃣ = ({ CFBundleURLSchemes = (cellar); }); }")
    check(login).finds("1️⃣{2️⃣ FacebookAppID = \"$(ID)\"; }")
  }

  @Test func insertsTheScheme() {
    check(login).fixes(
      "{ FacebookAppID = \"12\"; }",
      to: """
        { FacebookAppID = "12"; CFBundleURLTypes = (
        \t{
        \t\tCFBundleURLSchemes = (
        \t\t\tfb12
        \t\t);
        \t}
        ); }
        """
    )
  }

  @Test func acceptsTheSchemeWithASuffixAndWhatOnlyTheBuildKnows() {
    check(login).accepts("{ FacebookAppID = \"12\"; CFBundleURLTypes = ({ CFBundleURLSchemes = (FB12); }); }")
    check(login).accepts("{ FacebookAppID = \"12\"; CFBundleURLTypes = ({ CFBundleURLSchemes = (fb12free); }); }")
    check(login).accepts("{ FacebookAppID = \"12\"; CFBundleURLTypes = ({ CFBundleURLSchemes = (\"$(SCHEME)\"); }); }")
    check(login).accepts("{ FacebookAppID = \"$(APP)\"; }")
    check(login).accepts("{ a = b; }")
  }

  @Test func readsTheFileOfTheService() {
    let source = "import GoogleSignIn\nfunc f() { GIDSignIn.sharedInstance.signIn(withPresenting: c) }"
    let finding = check(source, ["GoogleService-Info.plist": service])
      .finds("{ 1️⃣CFBundleURLTypes2️⃣ = ({ CFBundleURLSchemes = (\"1-a.apps.googleusercontent.com\"); }); }").first
    #expect(finding?.message.contains("com.googleusercontent.apps.1-a") == true)
    check(source).accepts("{ a = b; }")
  }

  @Test(arguments: [
    ("GoogleSignIn.instance.initialize(clientId: '1-a.apps.googleusercontent.com')", true),
    ("GoogleSignIn(scopes: ['email'], clientId: '1-a.apps.googleusercontent.com')", true),
    ("GoogleSignIn.instance.initialize(serverClientId: '1-a.apps.googleusercontent.com')", false),
    ("GoogleSignIn.instance.initialize(clientId: isIOS ? a : b)", false),
  ]) func reversesTheIdentifierThatDartGives(call: String, isMissing: Bool) {
    let check = check("", ["a.dart": "import 'package:google_sign_in/google_sign_in.dart';\nvoid f() { \(call); }"])
    guard isMissing else { return check.accepts("{ a = b; }") }
    #expect(check.finds("1️⃣{2️⃣ a = b; }").first?.message.contains("“com.googleusercontent.apps.1-a”") == true)
    check.accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"com.googleusercontent.apps.1-a\"); }); }")
  }

  @Test func reversesTheIdentifierOfTheInfoPlist() {
    let source = "import GoogleSignIn\nfunc f() { GIDSignIn.sharedInstance.signIn(withPresenting: c) }"
    let finding = check(source).finds("1️⃣{2️⃣ GIDClientID = \"1-a.apps.googleusercontent.com\"; }").first
    #expect(finding?.message.contains("“com.googleusercontent.apps.1-a”") == true)
    let types = "CFBundleURLTypes = ({ CFBundleURLSchemes = (\"com.googleusercontent.apps.1-a\"); });"
    check(source).accepts("{ GIDClientID = \"1-a.apps.googleusercontent.com\"; \(types) }")
    check(source).accepts("{ GIDClientID = \"$(UNKNOWN)\"; }")
    check(source + "\nlet c = GIDConfiguration(clientID: id)")
      .accepts("{ GIDClientID = \"1-a.apps.googleusercontent.com\"; }")
  }

  @Test func theFileAndTheKeyNeedOneScheme() {
    let source = "import GoogleSignIn\nfunc f() { GIDSignIn.sharedInstance.signIn(withPresenting: c) }"
    check(source, ["GoogleService-Info.plist": service])
      .finds("1️⃣{2️⃣ GIDClientID = \"1-a.apps.googleusercontent.com\"; }")
  }

  @Test func readsTheArgumentOfTheCall() {
    let source = "import SwiftyDropbox\nfunc f() { DropboxClientsManager.setupWithAppKey(\"abc\") }"
    #expect(check(source).findings(in: "{ a = b; }").first?.message.contains("“db-abc”") == true)
    check(source).accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"db-abc\"); }); }")
    check("import SwiftyDropbox\nfunc f() { DropboxClientsManager.setupWithAppKey(key) }").accepts("{ a = b; }")
  }

  @Test(arguments: ["\"pay\"", "scheme", "Pay.scheme"])
  func readsTheSchemeOfAPayment(_ argument: String) {
    let source = """
      import AlipaySDK
      private let scheme = "pay"
      func f() { AlipaySDK.defaultService().payOrder(order, fromScheme: \(argument)) { _ in } }
      """
    let files = ["Pay.swift": "enum Pay { static let scheme = \"pay\" }"]
    #expect(check(source, files).findings(in: "{ a = b; }").map(\.message).contains { $0.contains("“pay”") })
    check(source, files).accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (pay); }); }")
    check("func f() { g(fromScheme: \"pay\") }").accepts("{ a = b; }")
  }

  @Test func onlySomeLibrariesEndTheApp() {
    #expect(check(login).findings(in: "{ FacebookAppID = \"12\"; }").first?.refusers == [.system])
    let dropbox = "import SwiftyDropbox\nfunc f() { DropboxClientsManager.setupWithAppKey(\"abc\") }"
    #expect(check(dropbox).findings(in: "{ a = b; }").first?.refusers == [])
  }
}
