import Testing

@testable import LintEngine
@testable import LintFacts

@Suite struct DeploymentTargetTooOldTests {
  private static let rules: Set = ["deployment-target-too-old"]

  @Test func reportsTheSettingOfAnApp() {
    let check = { (version: String, product: String) in
      let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(version);"
      let text = ExampleProject(.init(settings, product: product)).text
      return PackageProject(files: ["Info.plist": "{ }", ExampleProject.file: text])
        .findings(in: ExampleProject.file, rules: Self.rules).count
    }
    #expect(check("13.4", "application") == 1)
    #expect(check("15.0", "application") == 0)
    #expect(check("13.4", "framework") == 0)
    #expect(check("$(MINIMUM)", "application") == 0)
  }

  @Test func readsThePreferenceOfCordova() {
    let check = { (version: String) in
      let text = "<widget id='a.b'><name>A</name><preference name='deployment-target' value='\(version)'/></widget>"
      return PackageProject(files: ["config.xml": text]).findings(in: "config.xml", rules: Self.rules).count
    }
    #expect(check("13.0") == 1)
    #expect(check("16.0") == 0)
  }
}
