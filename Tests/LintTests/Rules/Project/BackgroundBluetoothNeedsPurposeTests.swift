import AppProject
import Testing

@testable import LintRules

@Suite struct BackgroundBluetoothNeedsPurposeTests {
  private let check = RuleCheck(BackgroundBluetoothNeedsPurpose.self)

  @Test(arguments: ["bluetooth-central", "bluetooth-peripheral"])
  func reportsTheMode(_ mode: String) {
    check.finds("{ UIBackgroundModes = (1️⃣\"\(mode)\"2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsOnce() {
    check.finds("{ UIBackgroundModes = (1️⃣\"bluetooth-peripheral\"2️⃣, \"bluetooth-central\"); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsTheKeyFromEitherPlace() {
    let text = "{ UIBackgroundModes = (\"bluetooth-central\"); "
    check.accepts(text + "NSBluetoothAlwaysUsageDescription = a; }")
    check.accepts(text + "NSBluetoothPeripheralUsageDescription = a; }")
    check.accepts(text + "}", project: ProjectContext(suppliedKeys: ["NSBluetoothAlwaysUsageDescription"]))
  }
}
