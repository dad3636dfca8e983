import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct MinimumSystemBelowTargetTests {
  private func check(_ settings: String) -> ProjectCheck {
    ProjectCheck(MinimumSystemBelowTarget.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
  }

  @Test func reportsOlderSystems() {
    let finding = check("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;")
      .finds("{ LSMinimumSystemVersion = 1️⃣10.15.72️⃣; }").first
    #expect(
      finding?.message
        == "The minimum system version 10.15.7 is below the deployment target 13.0 of App (Release)."
    )
  }

  @Test func usesTheVariable() {
    check("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;").fixes(
      "{ LSMinimumSystemVersion = 12; }",
      to: "{ LSMinimumSystemVersion = \"$(MACOSX_DEPLOYMENT_TARGET)\"; }"
    )
  }

  @Test(arguments: ["13", "13.0", "13.0.0", "13.1", "$(MACOSX_DEPLOYMENT_TARGET)", "$(UNKNOWN)", "soon"])
  func acceptsEqualNewerAndUnknownOnes(_ version: String) {
    check("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;").accepts("{ LSMinimumSystemVersion = \"\(version)\"; }")
  }

  @Test func theFrameworkOfFlutterIsForTheSystemsOfTheApp() {
    let project = ExampleProject(
      .init("INFOPLIST_FILE = Runner/Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
    )
    let file = "Flutter/AppFrameworkInfo.plist"
    let check = ProjectCheck(MinimumSystemBelowTarget.self, file: file, project, ["Runner/Info.plist": .plist("")])
    for version in ["12.0", "18.0"] {
      let finding = check.finds("{ CFBundlePackageType = FMWK; MinimumOSVersion = 1️⃣\"\(version)\"2️⃣; }").first
      #expect(finding?.severity == .info)
      #expect(finding?.appStoreCode == "ITMS-90208")
    }
    check.accepts("{ CFBundlePackageType = FMWK; MinimumOSVersion = \"17\"; }")
    check.accepts("{ CFBundlePackageType = FMWK; }")
  }

  @Test func otherSystemsHaveOtherKeys() {
    check("SDKROOT = iphoneos; MACOSX_DEPLOYMENT_TARGET = 13.0;").accepts("{ LSMinimumSystemVersion = 12; }")
    check("SDKROOT = macosx;").accepts("{ LSMinimumSystemVersion = 12; }")
    RuleCheck(MinimumSystemBelowTarget.self).accepts("{ LSMinimumSystemVersion = 12; }")
  }
}
