import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct MinimumSystemMissingTests {
  private let check = ProductCheck(MinimumSystemMissing.self, "<key>CFBundleName</key> <string>Juice</string>")

  @Test func aFrameworkInAnAppNeedsIt() {
    check.finds(.framework, .error, "ITMS-90360")
    check.finds(BuiltBundle.framework.inArchive, .error, "ITMS-90360")
    ProductCheck(MinimumSystemMissing.self, "<key>MinimumOSVersion</key> <string>15.0</string>").accepts(.framework)
  }

  @Test func othersDoNot() {
    check.accepts(BuiltBundle())
    check.accepts(BuiltBundle.framework.inSimulator)
    check.accepts(BuiltBundle.framework.onMac)
    check.accepts(BuiltBundle.framework.with { $0.product.hasApp = false })
  }
}
