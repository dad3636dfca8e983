import AppProject
import ProductFiles
import PropertyList
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

  @Test func eachProgramNeedsOne() {
    check.finds(.share, .error, "ITMS-90165")
    check.accepts(.share.with(profile: [:]))
    check.accepts(.framework)
  }

  @Test func archivesAreSignedAnew() {
    check.accepts(BuiltBundle.share.inArchive)
    check.accepts(BuiltBundle.share.inSimulator)
    check.accepts(BuiltBundle.share.with { $0.product.isSigned = false })
  }
}
