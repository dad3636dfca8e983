import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementNeedsNewerSDKTests {
  /// Exists since iOS 16.
  private let check = ProductCheck(
    EntitlementNeedsNewerSDK.self,
    "<key>com.apple.developer.matter.allow-setup-payload</key> <true/>",
    file: "Cellar.entitlements"
  )

  private func app(_ sdk: String) -> BuiltBundle {
    BuiltBundle().with { $0.executable?.slices[0].sdk = MachOVersion(sdk) }
  }

  @Test func anEntitlementIsNoNewerThanTheSDK() {
    #expect(
      check.finds(app("15.5"), .warning, "ITMS-90786").contains(
        "since version 16.0, but the app was built with SDK 15.5"
      )
    )
    check.accepts(app("16.0"))
    check.accepts(app("26.0"))
  }

  @Test func versionsOfOtherSystemsDoNotCount() {
    check.accepts(app("15.5").onMac)
    check.finds(app("8.0").with { $0.executable?.slices[0].platform = .watchOS }, .warning, "ITMS-90786")
    check.accepts(app("1.0").with { $0.executable?.slices[0].platform = .visionOS })
  }
}
