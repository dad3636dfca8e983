import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionNeedsNewerSystemTests {
  private func findings(app: String, widget: String) -> [String] {
    let example = EmbeddedExample(
      (
        "Release", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(app);",
        "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(widget);"
      )
    )
    return ProjectCheck(ExtensionNeedsNewerSystem.self, file: ExampleProject.file, [:])
      .findings(in: example.project.text).map { "\($0.severity)" }
  }

  @Test(arguments: [
    ("17.0", "26.4", "warning"), ("15.0", "17.5", "warning"), ("16.0", "16.1", "info"), ("17.0", "18.0", "info"),
  ])
  func reportsNewerVersions(_ app: String, _ widget: String, _ severity: String) {
    #expect(findings(app: app, widget: widget) == [severity])
  }

  @Test(arguments: [("17.0", "17.0"), ("17", "17.0"), ("18.0", "17.0"), ("$(OLDEST)", "26.0")])
  func acceptsEqualAndOlderOnes(_ app: String, _ widget: String) {
    #expect(findings(app: app, widget: widget) == [])
  }

  @Test func findsThemInADescriptionOfXcodeGen() {
    let text = """
      name: Cellar
      targets:
        Cellar:
          type: application
          platform: iOS
          deploymentTarget: "16.0"
          dependencies: [{ target: Widget }]
        Widget:
          type: app-extension
          platform: iOS
          deploymentTarget: "26.2"
      """
    let findings = ProjectCheck(ExtensionNeedsNewerSystem.self, file: "project.yml", [:]).findings(in: text)
    #expect(findings.count == 1)
  }
}
