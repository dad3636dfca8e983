import AppProject
import Testing

@testable import LintFacts
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

  @Test func aKeyThatCodeNeedsIsReportedOnce() {
    let text = "{ UIBackgroundModes = (\"bluetooth-central\"); }"
    let files = ["App/Central.swift": "import CoreBluetooth\nlet manager = CBCentralManager()"]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    ProjectCheck(BackgroundBluetoothNeedsPurpose.self, project, files).accepts(text)
    #expect(ProjectCheck(BackgroundBluetoothNeedsPurpose.self, project).findings(in: text).count == 1)
    #expect(ProjectCheck(PurposeStringMissing.self, project, files).findings(in: text).count == 1)
  }

  @Test func acceptsTheKeyFromEitherPlace() {
    let text = "{ UIBackgroundModes = (\"bluetooth-central\"); "
    check.accepts(text + "NSBluetoothAlwaysUsageDescription = a; }")
    check.accepts(text + "NSBluetoothPeripheralUsageDescription = a; }")
    check.accepts(text + "}", project: ProjectContext(suppliedKeys: ["NSBluetoothAlwaysUsageDescription"]))
  }
}
