import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SDKTooOldTests {
  private let old = BuiltBundle().with { $0.executable?.slices[0].sdk = MachOVersion("18.5") }

  @Test func anSDKBelowTheLeastOneIsRefused() {
    let check = ProductCheck(SDKTooOld.self, "<key>DTPlatformVersion</key> <string>18.5</string>")
    #expect(check.finds(old, .error, "ITMS-90725").contains("26 or later"))
    check.finds(old.inArchive, .error, "ITMS-90725")
    ProductCheck(SDKTooOld.self, "<key>DTPlatformVersion</key> <string>26.0</string>").accepts(BuiltBundle())
  }

  @Test func codeThatDisagreesWithTheInfoPlistIsLessCertain() {
    ProductCheck(SDKTooOld.self, "<key>DTPlatformVersion</key> <string>26.0</string>")
      .finds(old, .warning, "ITMS-90725")
    let other = ProductCheck(SDKTooOld.self, "<key>DTPlatformVersion</key> <string>18.5</string>")
    #expect(other.finds(BuiltBundle(), .warning, "ITMS-90725").contains("18.5"))
  }

  @Test func otherBundlesAndTheMacAreNotChecked() {
    let check = ProductCheck(SDKTooOld.self)
    check.accepts(old.onMac)
    check.accepts(old.inSimulator)
    check.accepts(.framework.with { $0.executable?.slices[0].sdk = MachOVersion("18.5") })
    check.accepts(BuiltBundle().with { $0.executable?.slices[0].sdk = MachOVersion("0.0") })
  }
}
