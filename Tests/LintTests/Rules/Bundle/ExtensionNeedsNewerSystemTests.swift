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

  private func severities(_ point: String, _ version: String, _ code: String = "") -> [String] {
    let settings = { (version: String) in "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(version);" }
    let project = ExampleProject(
      .init("INFOPLIST_FILE = App/Info.plist; \(settings("14.0"))", embeds: ["Inner"]),
      .init(
        "INFOPLIST_FILE = Inner/Info.plist; \(settings(version))",
        name: "Inner",
        product: "app-extension",
        folder: "Inner"
      )
    )
    let extensionPoint = "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.\(point)\"; }; }"
    let files = [
      "Inner/Info.plist": extensionPoint, "App/Info.plist": "{ CFBundlePackageType = APPL; }", "Inner/Code.swift": code,
    ]
    return ProjectCheck(ExtensionNeedsNewerSystem.self, file: ExampleProject.file, files)
      .findings(in: project.text).map { "\($0.severity)" }
  }

  @Test(arguments: ["17.1", "18.0", "26.0"])
  func anExtensionOfAKnownKindNeedsNoNewerSystem(_ version: String) {
    #expect(severities("usernotifications.service", version) == ["warning"])
  }

  @Test(arguments: ["keyboard-service", "photo-editing", "services", "share-services", "ui-services"])
  func theFirstKindsOfExtensionsAreKnown(_ point: String) {
    #expect(severities(point, "15.0") == ["warning"])
    #expect(severities("\(point).new", "15.0") == ["info"])
  }

  @Test func aVersionOfTheSameReleaseIsInformation() {
    #expect(severities("usernotifications.service", "14.7") == ["info"])
  }

  @Test func theVersionThatATechnologyCameWithIsMeant() {
    #expect(severities("location.push.service", "15.0") == [])
    #expect(severities("deviceactivityui.report-extension", "16.0") == [])
    #expect(severities("widgetkit-extension", "18.0", "struct A: ControlWidget {}") == [])
    #expect(severities("widgetkit-extension", "16.1", "let a = ActivityConfiguration(for: A.self) {}") == [])
    #expect(severities("widgetkit-extension", "18.0") == ["warning"])
  }

  @Test func theVersionForDevicesCounts() {
    let setting = "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 26.4; IPHONEOS_DEPLOYMENT_TARGET"
    let example = EmbeddedExample(
      ("Release", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "SDKROOT = iphoneos; \(setting) = 17.0;")
    )
    let found = ProjectCheck(ExtensionNeedsNewerSystem.self, file: ExampleProject.file, [:])
      .findings(in: example.project.text)
    #expect(found.map(\.message).first?.contains("26.4") == true)
  }

  @Test(arguments: [("watchkit2-extension", "the watch app cannot run"), ("app-extension", "get the app without it")])
  func aWatchAppCannotRunWithoutItsExtension(_ product: String, _ consequence: String) {
    let settings = { (version: String) in "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = \(version);" }
    let example = EmbeddedExample(("Release", settings("3.0"), settings("5.0")), product: product)
    let found = ProjectCheck(ExtensionNeedsNewerSystem.self, file: ExampleProject.file, [:])
      .findings(in: example.project.text)
    #expect(found.map { $0.message.contains(consequence) } == [true])
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
