import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundLocationNeedsPurposeTests {
  private let check = RuleCheck(BackgroundLocationNeedsPurpose.self)

  @Test func reportsTheMode() {
    let findings = check.finds("{ UIBackgroundModes = (fetch, 1️⃣location2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.count == 2)
  }

  @Test(arguments: [
    "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
  ])
  func acceptsEveryLocationKey(_ key: String) {
    check.accepts("{ UIBackgroundModes = (location); \(key) = a; }")
    check.accepts("{ UIBackgroundModes = (location); }", project: ProjectContext(suppliedKeys: [key]))
  }

  @Test func acceptsItWhereTheMissingKeyIsReported() {
    let files = [
      ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
      "App/Place.swift": "import CoreLocation; CLLocationManager().requestWhenInUseAuthorization()",
    ]
    let text = "{ CFBundleIdentifier = a; LSRequiresIPhoneOS = YES; UIBackgroundModes = (location); }"
    ProjectCheck(BackgroundLocationNeedsPurpose.self, files).accepts(text)
    #expect(ProjectCheck(PurposeStringMissing.self, files).findings(in: text).count == 1)
  }

  @Test func watchAppsUseTheTextOfThePhone() {
    check.accepts("{ UIBackgroundModes = (location); WKApplication = 1; }")
  }

  @Test func acceptsOtherModesAndShapes() {
    check.accepts("{ UIBackgroundModes = (audio); }")
    check.accepts("{ UIBackgroundModes = location; }")
  }
}
