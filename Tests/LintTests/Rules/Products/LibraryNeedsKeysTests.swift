import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct LibraryNeedsKeysTests {
  private let check = ProductCheck(LibraryNeedsKeys.self)
  private let library = BuiltBundle("Juice.framework", .framework).with { bundle in
    bundle.product.hasApp = false
    bundle.neededKeys = ["NSCameraUsageDescription": "requestAccess"]
  }

  @Test func makersOfALibraryLearnWhatItsUsersNeed() {
    #expect(check.finds(library, .info, nil).contains("need NSCameraUsageDescription, because of requestAccess"))
  }

  @Test func aLibraryWithoutManifestNeedsReasonsInThatOfTheApp() {
    let archive = BuiltBundle("Juice.xcframework", .framework).with { bundle in
      bundle.product.hasApp = false
      bundle.neededReasons = ["NSPrivacyAccessedAPICategoryFileTimestamp": "stat()"]
    }
    let check = ProductCheck(LibraryNeedsKeys.self, file: "Juice.xcframework/Info.plist")
    #expect(check.finds(archive, .info, nil).contains("NSPrivacyAccessedAPICategoryFileTimestamp"))
  }

  @Test func aFrameworkInAnAppIsAMatterOfTheApp() {
    check.accepts(library.with { $0.product.hasApp = true })
    check.accepts(library.with { $0.neededKeys = [:] })
  }
}
