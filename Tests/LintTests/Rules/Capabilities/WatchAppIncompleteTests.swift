import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct WatchAppIncompleteTests {
  private let watch = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = watchos;"))

  @Test func reportsAnAppThatDoesNotDeclareIt() {
    ProjectCheck(WatchAppIncomplete.self, watch, [:]).finds("{ 1️⃣WKCompanionAppBundleIdentifier2️⃣ = a; }")
    ProjectCheck(WatchAppIncomplete.self, watch, [:]).accepts(
      "{ WKCompanionAppBundleIdentifier = a; WKApplication = YES; }"
    )
  }

  @Test func acceptsAnInfoPlistThatXcodeGenerates() {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = watchos; GENERATE_INFOPLIST_FILE = YES;"
    ProjectCheck(WatchAppIncomplete.self, ExampleProject(.init(settings)), [:])
      .accepts("{ WKCompanionAppBundleIdentifier = a; }")
  }

  @Test func reportsCapabilitiesThatNoWatchHas() {
    RuleCheck(WatchAppIncomplete.self).finds(
      "{ WKApplication = YES; UIRequiredDeviceCapabilities = (\"watch-companion\", 1️⃣healthkit2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test("bug: an app of Expo whose plug-ins may write any key was said to be for watches")
  func whatMayWriteAMarkNeedNot() {
    let app = """
      { "expo": { "name": "Hills", "plugins": ["./plugin"],
        "ios": { "infoPlist": { "UIRequiredDeviceCapabilities": ["armv7"] } } } }
      """
    let files = ["app.json": app, "package.json": "{ \"dependencies\": { \"expo\": \"~57.0.0\" } }"]
    #expect(ProjectCheck(WatchAppIncomplete.self, file: "app.json", files).generatedFindings(in: app).isEmpty)
  }

  @Test func leavesOtherAppsAlone() {
    RuleCheck(WatchAppIncomplete.self).accepts("{ UIRequiredDeviceCapabilities = (healthkit); }")
  }

  @Test func anAppForWatchesNamesItsCompanionOrHasNone() {
    let finding = ProjectCheck(WatchAppIncomplete.self, watch, [:]).finds("{ 1️⃣WKApplication2️⃣ = YES; }").first
    #expect(finding?.key == "WKCompanionAppBundleIdentifier")
    ProjectCheck(WatchAppIncomplete.self, watch, [:]).accepts("{ WKApplication = YES; WKWatchOnly = YES; }")
  }

  @Test(
    arguments: [
      "SDKROOT = watchos; GENERATE_INFOPLIST_FILE = YES;", "SDKROOT = iphoneos;",
      "SDKROOT = watchos; INFOPLIST_PREPROCESS = YES;",
    ]
  )
  func aCompanionMayBeWrittenElsewhere(settings: String) {
    ProjectCheck(WatchAppIncomplete.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")), [:])
      .accepts("{ WKApplication = YES; }")
    RuleCheck(WatchAppIncomplete.self).accepts("{ WKApplication = YES; }")
  }
}
