import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct LibrarySignatureMissingTests {
  private let check = ProductCheck(LibrarySignatureMissing.self)

  private func app(_ library: String, isSigned: Bool) -> BuiltBundle {
    BuiltBundle().with {
      $0.product.librarySignatures = [LibrarySignature(library: library, isSigned: isSigned)]
    }
  }

  @Test func aListedLibraryNeedsASignature() {
    check.finds(app("Alamofire.xcframework", isSigned: false), .warning, "ITMS-91065")
    check.finds(app("Alamofire.xcframework", isSigned: false).inArchive, .warning, "ITMS-91065")
    check.accepts(app("Alamofire.xcframework", isSigned: true))
  }

  @Test func otherLibrariesDoNot() {
    check.accepts(app("Juice.xcframework", isSigned: false))
    check.accepts(BuiltBundle())
  }
}
