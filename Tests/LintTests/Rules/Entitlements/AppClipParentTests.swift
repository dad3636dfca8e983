import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AppClipParentTests {
  private let key = "\"com.apple.developer.parent-application-identifiers\""
  private let signing = "CODE_SIGN_ENTITLEMENTS = Clip.entitlements;"

  private func check(
    product: String = "application.on-demand-install-capable",
    _ configurations: (name: String, app: String)...
  ) -> ProjectCheck {
    let project = ExampleProject(
      .init(configurations.map { ($0.name, "INFOPLIST_FILE = App/Info.plist; \($0.app)") }, embeds: ["Clip"]),
      .init(
        configurations.map { ($0.name, "INFOPLIST_FILE = Clip/Info.plist; \(signing) \($0.app)") },
        name: "Clip",
        product: product
      )
    )
    let files = [
      "App/Info.plist": "{ CFBundleIdentifier = \"$(ID)\"; }", "Clip/Info.plist": "{ CFBundleVersion = 1; }",
    ]
    return ProjectCheck(AppClipParent.self, file: "Clip.entitlements", project, files)
  }

  private var check: ProjectCheck { check(("Debug", "ID = org.a;"), ("Release", "ID = org.a;")) }

  @Test func reportsAnotherApp() {
    let finding = check.finds("{ \(key) = (1️⃣\"$(AppIdentifierPrefix)org.b\"2️⃣); }").first
    #expect(
      finding?.message == "“org.b” must be “org.a”, the identifier of App, which contains this App Clip (Debug)."
    )
    #expect(finding?.severity == .warning)
  }

  @Test func acceptsTheAppThatHoldsIt() {
    check.accepts("{ \(key) = (\"$(AppIdentifierPrefix)org.a\"); }")
    check.accepts("{ \(key) = (\"ABCDE12345.org.a\"); }")
    check.accepts("{ \(key) = (\"$(AppIdentifierPrefix)$(ID)\"); }")
    check.accepts("{ \(key) = (\"$(AppIdentifierPrefix)$(PARENT)\"); }")
  }

  @Test func flavoursOfAnAppGetInformation() {
    let flavours = check(("Debug", "ID = org.a.debug;"), ("Release", "ID = org.a;"))
    let finding = flavours.finds("{ \(key) = (1️⃣\"$(AppIdentifierPrefix)org.a\"2️⃣); }").first
    #expect(finding?.severity == .info)
    flavours.accepts("{ \(key) = (\"$(AppIdentifierPrefix)$(ID)\"); }")
  }

  @Test func reportsAnAppClipThatNamesNoApp() {
    let finding = check.finds("1️⃣{2️⃣ }").first
    #expect(finding?.fixes.count == 1)
    check.fixes(
      """
      <plist version="1.0"><dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
        	<key>com.apple.developer.parent-application-identifiers</key>
        	<array>
        		<string>$(AppIdentifierPrefix)org.a</string>
        	</array>
        </dict></plist>
        """
    )
    // Another rule reports what this entitlement requires.
    check.accepts("{ \"com.apple.developer.on-demand-install-capable\" = 1; }")
  }

  @Test func otherProductsNeedNone() {
    check(product: "app-extension", ("Release", "ID = org.a;")).accepts("{ }")
    check(product: "application", ("Release", "ID = org.a;")).accepts("{ }")
    RuleCheck(AppClipParent.self, file: "Clip.entitlements").accepts("{ }")
  }
}
