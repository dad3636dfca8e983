import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct FrameworkNeedsNewerSystemTests {
  private let check = ProductCheck(FrameworkNeedsNewerSystem.self)

  private func framework(_ version: String, in folder: String = "Cellar.app/Frameworks") -> BuiltBundle {
    BuiltBundle("\(folder)/Juice.framework", .framework).with {
      $0.executable?.slices[0].minimumOS = MachOVersion(version)
    }
  }

  @Test func theAppCannotStartOnOlderSystems() {
    #expect(check.finds(framework("17.0"), .warning, "ITMS-90208").contains("needs version 17.0"))
    check.accepts(framework("15.0"))
    check.accepts(framework("12.0"))
    check.accepts(framework("17.0").inSimulator)
  }

  @Test func theInfoPlistCountsBeforeTheCode() {
    let check = ProductCheck(FrameworkNeedsNewerSystem.self, "<key>MinimumOSVersion</key> <string>15.0</string>")
    check.accepts(framework("17.0"))
  }

  @Test func frameworksOfInnerAppsAreNotCompared() {
    check.accepts(framework("17.0", in: "Cellar.app/Watch/Taste.app/Frameworks"))
  }
}
