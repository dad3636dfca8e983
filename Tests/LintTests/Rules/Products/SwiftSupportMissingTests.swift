import AppProject
import ProductFiles
import PropertyList
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SwiftSupportMissingTests {
  private let check = ProductCheck(SwiftSupportMissing.self)
  private let app = BuiltBundle().with { $0.product.swiftLibraries = ["libswiftCore.dylib"] }.with(profile: [:])

  @Test func aPackageForTheStoreNeedsTheFolder() {
    check.finds(app, .error, "ITMS-90426")
    check.finds(app.with { $0.product.swiftSupport = ["libswiftDarwin.dylib"] }, .error, "ITMS-90426")
    check.accepts(app.with { $0.product.swiftSupport = ["libswiftCore.dylib"] })
  }

  @Test func otherPackagesDoNot() {
    check.accepts(app.inArchive)
    check.accepts(app.with(profile: ["ProvisionedDevices": .array([])]))
    check.accepts(BuiltBundle().with(profile: [:]))
  }
}
