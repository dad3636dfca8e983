import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementOnlyInDebugTests {
  private func check(_ release: String?, _ files: [String: String] = [:], name: String = "Release") -> ProjectCheck {
    let settings = "INFOPLIST_FILE = Info.plist;"
    let signed = release == nil ? "" : "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    return ProjectCheck(
      EntitlementOnlyInDebug.self,
      file: "Debug.entitlements",
      ExampleProject(
        .init([
          ("Debug", "\(settings) CODE_SIGN_ENTITLEMENTS = Debug.entitlements;"), (name, "\(settings) \(signed)"),
        ])
      ),
      files.merging(["Info.plist": "{ CFBundlePackageType = APPL; }"]) { $1 }
        .merging(release.map { ["App.entitlements": "{ \($0) }"] } ?? [:]) { $1 }
    )
  }

  private let siri = "1️⃣\"com.apple.developer.siri\"2️⃣ = 1;"
  private var plain: String { siri.filter { !"1️⃣2️⃣".contains($0) } }

  @Test func reportsWhatTheReleaseLacks() {
    let text = "{ \(siri) \"com.apple.developer.homekit\" = 1; \"get-task-allow\" = 1; }"
    let finding = check("").finds(text).first
    #expect(
      finding?.message
        == """
        Release builds are signed with App.entitlements, which lacks com.apple.developer.siri and \
        com.apple.developer.homekit.
        """
    )
    #expect(
      check(nil).finds("{ \(siri) }").first?.message
        == "Release builds are signed without entitlements, so they lack com.apple.developer.siri."
    )
  }

  @Test func acceptsWhatIsForDevelopment() {
    check("").accepts("{ \"get-task-allow\" = 1; \"com.apple.security.cs.allow-jit\" = 1; }")
    check("").accepts("{ \"com.apple.developer.exposure-notification-logging\" = 1; }")
    check(plain).accepts("{ \(plain) }")
    check("", name: "Staging").accepts("{ \(plain) }")
    // Without the sandbox its rights mean nothing.
    check("").accepts("{ \"com.apple.security.app-sandbox\" = 1; \"com.apple.security.network.client\" = 1; }")
  }

  @Test func theRightsOfASandboxedReleaseCount() {
    let sandbox = "\"com.apple.security.app-sandbox\" = 1;"
    check(sandbox).finds("{ \(sandbox) 1️⃣\"com.apple.security.network.client\"2️⃣ = 1; }")
    check(sandbox).accepts("{ \(sandbox) \"com.apple.security.network.server\" = 1; }")
  }

  @Test func whatCodeNeedsIsReportedByOtherRules() {
    check("", ["A.swift": "func start() { UIApplication.shared.registerForRemoteNotifications() }"])
      .accepts("{ \"aps-environment\" = development; }")
  }
}
