import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundRemoteNotificationNeedsPushTests {
  private let marked = "{ UIBackgroundModes = (audio, 1️⃣remote-notification2️⃣); }"
  private let text = "{ UIBackgroundModes = (audio, remote-notification); }"
  private let signed = ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"))

  private func check(_ project: ExampleProject, _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(BackgroundRemoteNotificationNeedsPush.self, project, files)
  }

  @Test func reportsAppsSignedWithoutPush() throws {
    let files = ["A.entitlements": "{ a = b; }", "A.swift": "UIApplication.shared.registerForRemoteNotifications()"]
    let finding = check(signed, files).finds(marked).first
    #expect(
      finding?.message
        == """
        The mode remote-notification receives no notifications: no configuration is signed with entitlement \
        aps-environment.
        """
    )
    #expect(finding?.severity == .warning)
    #expect(finding?.related.map(\.message) == ["A.entitlements lacks it"])
  }

  @Test func isInformationWhereNoCodeRegisters() {
    let finding = check(ExampleProject(.init("INFOPLIST_FILE = Info.plist;"))).finds(marked).first
    #expect(finding?.severity == .info)
  }

  @Test(arguments: ["aps-environment", "com.apple.developer.aps-environment"])
  func acceptsEitherName(_ name: String) {
    check(signed, ["A.entitlements": "{ \"\(name)\" = development; }"]).accepts(text)
  }

  @Test func acceptsPushInAnotherConfiguration() {
    let project = ExampleProject(
      .init([
        ("Debug", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Debug.entitlements;"),
        ("Release", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Release.entitlements;"),
      ])
    )
    check(project, ["Debug.entitlements": "{ }", "Release.entitlements": "{ \"aps-environment\" = production; }"])
      .accepts(text)
  }

  @Test(arguments: [
    // The file is missing, its name is known to the build only, or it depends on the system.
    "CODE_SIGN_ENTITLEMENTS = Missing.entitlements;", "CODE_SIGN_ENTITLEMENTS = \"$(UNKNOWN).entitlements\";",
    "CODE_SIGN_ENTITLEMENTS = A.entitlements; \"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]\" = B.entitlements;",
  ])
  func knowsWhenItKnowsNothing(_ setting: String) {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(setting)"))
    check(project, ["A.entitlements": "{ a = b; }"]).accepts(text)
  }

  @Test func isSilentWithoutAProject() {
    ProjectCheck(BackgroundRemoteNotificationNeedsPush.self, ["A.entitlements": "{ a = b; }"]).accepts(text)
    RuleCheck(BackgroundRemoteNotificationNeedsPush.self).accepts(text)
  }

  @Test func extensionsAreNotChecked() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: "app-extension"))
    check(project).accepts(text)
    check(signed, ["A.entitlements": "{ a = b; }"]).accepts(
      "{ NSExtension = {}; UIBackgroundModes = (remote-notification); }"
    )
  }
}
