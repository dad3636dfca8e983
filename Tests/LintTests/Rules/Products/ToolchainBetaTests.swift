import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ToolchainBetaTests {
  @Test func aBetaOfXcodeIsRefused() {
    let check = ProductCheck(ToolchainBeta.self, "<key>DTXcodeBuild</key> <string>17A5241e</string>")
    #expect(check.finds(BuiltBundle(), .warning, "ITMS-90534").contains("17A5241e, a beta version"))
    check.accepts(BuiltBundle().inSimulator)
    check.accepts(.framework)
  }

  @Test func aBetaOfTheSystemIsRefused() {
    let check = { (build: String) in
      ProductCheck(ToolchainBeta.self, "<key>BuildMachineOSBuild</key> <string>\(build)</string>")
    }
    check("26A5388g").finds(BuiltBundle(), .warning, "ITMS-90111")
    check("25A354").accepts(BuiltBundle())
  }

  @Test func aWithdrawnXcodeIsRefused() {
    ProductCheck(ToolchainBeta.self, "<key>DTXcodeBuild</key> <string>11A419c</string>")
      .finds(BuiltBundle(), .warning, "ITMS-90534")
  }

  @Test func releasesAreAccepted() {
    ProductCheck(
      ToolchainBeta.self,
      "<key>DTXcodeBuild</key> <string>17A324</string> <key>DTSDKBuild</key> <string>23A339</string>"
    ).accepts(BuiltBundle())
  }
}
