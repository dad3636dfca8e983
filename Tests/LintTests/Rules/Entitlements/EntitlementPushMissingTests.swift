import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementPushMissingTests {
  private let settings = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
  private let empty = """
    <plist version="1.0">
    1️⃣<dict>2️⃣
      <key>com.apple.developer.siri</key>
      <true/>
    </dict>
    </plist>
    """

  private var plain: String { empty.filter { !"1️⃣2️⃣".contains($0) } }

  private func check(
    _ settings: String,
    file: String = "A.entitlements",
    _ files: [String: String] = ["Info.plist": "{ a = b; }"],
    registers: Bool = true
  ) -> ProjectCheck {
    var code = CodeUsage()
    code.isComplete = true
    if registers { code[.remoteNotifications] = [.of("register")] }
    return ProjectCheck(EntitlementPushMissing.self, file: file, ExampleProject(.init(settings)), files, code: code)
  }

  @Test func reportsTheEntitlementsFile() {
    let finding = check(settings).finds(empty).first
    #expect(
      finding?.message
        == """
        Missing entitlement aps-environment, but A.swift registers for remote notifications. The registration fails without it.
        """
    )
    #expect(finding?.related.map(\.message) == ["A.swift registers here"])
  }

  @Test func insertsTheEntitlement() {
    check(settings).fixes(
      plain,
      to: """
        <plist version="1.0">
        <dict>
          <key>com.apple.developer.siri</key>
          <true/>
          <key>aps-environment</key>
          <string>development</string>
        </dict>
        </plist>
        """
    )
  }

  @Test func theMacHasANameOfItsOwn() {
    let finding = check("\(settings) SDKROOT = macosx;").finds(empty).first
    #expect(finding?.message.hasPrefix("Missing entitlement com.apple.developer.aps-environment") == true)
  }

  @Test func reportsTheInfoPlistWithoutEntitlements() {
    check("INFOPLIST_FILE = Info.plist;", file: "Info.plist", [:]).finds("1️⃣{2️⃣ a = b; }")
    check(settings, file: "Info.plist", ["A.entitlements": "{ a = b; }"]).accepts("{ a = b; }")
  }

  @Test func aReleaseNeedsItToo() {
    let release = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
    let debug = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = B.entitlements;"
    var code = CodeUsage()
    code[.remoteNotifications] = [.of("register")]
    let finding = ProjectCheck(
      EntitlementPushMissing.self,
      file: "A.entitlements",
      ExampleProject(.init([("Debug", debug), ("Release", release)])),
      ["Info.plist": "{ a = b; }", "B.entitlements": "{ \"aps-environment\" = development; }"],
      code: code
    ).finds(empty).first
    #expect(finding?.message.hasPrefix("Missing entitlement aps-environment in Release builds, but A.swift") == true)
  }

  @Test func acceptsWhatAnotherConfigurationHas() {
    let project = ExampleProject(
      .init([("Debug", settings), ("Release", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = B.entitlements;")])
    )
    var code = CodeUsage()
    code[.remoteNotifications] = [.of("register")]
    ProjectCheck(
      EntitlementPushMissing.self,
      file: "A.entitlements",
      project,
      ["Info.plist": "{ a = b; }", "B.entitlements": "{ \"aps-environment\" = production; }"],
      code: code
    ).accepts(plain)
  }

  @Test("bug: the entitlement was missing in an extension that is built with a file of its app")
  func acceptsAnExtension() {
    var code = CodeUsage()
    code[.remoteNotifications] = [.of("register")]
    ProjectCheck(
      EntitlementPushMissing.self,
      file: "A.entitlements",
      ExampleProject(.init(settings, product: "app-extension")),
      ["Info.plist": "{ a = b; }"],
      code: code
    ).accepts(plain)
  }

  @Test func isSilentIfNothingRegisters() {
    check(settings, registers: false).accepts(plain)
  }
}
