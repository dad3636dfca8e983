import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct XCFrameworkNotSignedTests {
  private let check = ProductCheck(XCFrameworkNotSigned.self, file: "Juice.xcframework/Info.plist")

  private func framework(_ name: String, isSealed: Bool) -> BuiltBundle {
    BuiltBundle("\(name).xcframework", .framework).with { bundle in
      (bundle.isSealed, bundle.product.hasApp) = (isSealed, false)
    }
  }

  @Test func otherLibrariesMayBeUnsigned() {
    check.accepts(framework("Juice", isSealed: false))
  }

  @Test func theSignatureOfAListedLibraryIsRequired() {
    check.finds(framework("Alamofire", isSealed: false), .warning, "ITMS-91065")
    check.accepts(framework("Alamofire", isSealed: true))
  }
}
