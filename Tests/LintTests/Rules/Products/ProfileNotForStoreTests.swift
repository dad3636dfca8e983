import AppProject
import ProductFiles
import PropertyList
import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ProfileNotForStoreTests {
  private let check = ProductCheck(ProfileNotForStore.self)

  @Test func packagesForDevelopmentAndTestersCannotBeUploaded() {
    let devices = ["ProvisionedDevices": PropertyListValue.array([.string("0")])]
    #expect(check.finds(BuiltBundle().with(profile: devices), .warning, "ITMS-90161").contains("registered devices"))
    let debugged = PropertyListValue.dictionary([.init(key: "get-task-allow", value: .boolean(true))])
    let development = BuiltBundle().with(profile: devices.merging(["Entitlements": debugged]) { $1 })
    #expect(check.finds(development, .warning, "ITMS-90161").contains("for development"))
    let enterprise = BuiltBundle().with(profile: ["ProvisionsAllDevices": .boolean(true)])
    #expect(check.finds(enterprise, .warning, "ITMS-90161").contains("organization"))
    check.accepts(BuiltBundle().with(profile: [:]))
  }

  @Test func anExtensionMayHaveAnotherProfileThanItsApp() {
    let share = BuiltBundle.share.with(profile: ["ProvisionedDevices": .array([.string("0")])])
    check.finds(share.with { $0.product.profileKind = .appStore }, .warning, "ITMS-90161")
    // The app has the same, which is reported there.
    check.accepts(share.with { $0.product.profileKind = .adHoc })
  }

  @Test func eachProgramNeedsOne() {
    check.finds(.share, .error, "ITMS-90165")
    check.accepts(.share.with(profile: [:]))
    check.accepts(.framework)
  }

  @Test func anExpiredProfileIsRefused() {
    let text = "<plist version=\"1.0\"><date>2025-01-01T00:00:00Z</date></plist>"
    let date = PropertyListTree.parse(SourceText(text)).value ?? .boolean(false)
    let app = BuiltBundle().with(profile: ["ExpirationDate": date])
    let start = 757_382_400.0
    check.finds(app.with { $0.product.now = start + 1 }, .error, "ITMS-90161")
    check.accepts(app.with { $0.product.now = start - 1 })
    check.accepts(app)
  }

  @Test func aProfileForAnotherAppIsRefused() {
    let check = ProductCheck(
      ProfileNotForStore.self,
      "<key>CFBundleIdentifier</key> <string>org.example.cellar</string>"
    )
    func app(_ pattern: String) -> BuiltBundle {
      let entitlements = PropertyListValue.dictionary([.init(key: "application-identifier", value: .string(pattern))])
      return BuiltBundle().with(profile: ["Entitlements": entitlements])
    }
    check.finds(app("TEAM123456.org.example.winery"), .error, "ITMS-90165")
    check.accepts(app("TEAM123456.org.example.cellar"))
    check.accepts(app("TEAM123456.org.example.*"))
    check.accepts(app("TEAM123456.*"))
  }

  @Test func archivesAreSignedAnew() {
    check.accepts(BuiltBundle.share.inArchive)
    check.accepts(BuiltBundle.share.inSimulator)
    check.accepts(BuiltBundle.share.with { $0.product.isSigned = false })
  }
}
