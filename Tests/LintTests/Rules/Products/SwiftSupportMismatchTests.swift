import AppProject
import ProductFiles
import PropertyList
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SwiftSupportMismatchTests {
  private let check = ProductCheck(SwiftSupportMismatch.self)
  private let app = BuiltBundle().with {
    $0.product.swiftLibraries = ["libswiftCore.dylib"]
    $0.product.swiftSupport = ["libswiftCore.dylib"]
  }.with(profile: [:])

  @Test func theCopiesAreThoseInTheApp() {
    check.accepts(app)
    check.finds(app.with { $0.product.swiftSupportOfOthers = ["libswiftCore.dylib"] }, .error, "ITMS-90433")
    check.finds(app.with { $0.product.swiftSupport?.insert("libswiftDarwin.dylib") }, .warning, "ITMS-90429")
  }

  @Test func theCopiesAreSignedByApple() {
    check.finds(app.with { $0.product.swiftSupportUnsigned = ["libswiftCore.dylib"] }, .error, "ITMS-90428")
  }

  @Test func otherPackagesThanThoseForTheStoreAreNotCompared() {
    let broken = app.with { $0.product.swiftSupportOfOthers = ["libswiftCore.dylib"] }
    check.accepts(broken.inArchive)
    check.accepts(broken.with(profile: ["ProvisionedDevices": .array([])]))
  }
}
