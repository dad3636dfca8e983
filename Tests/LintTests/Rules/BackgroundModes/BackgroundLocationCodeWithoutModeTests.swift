import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundLocationCodeWithoutModeTests {
  private let code = "import CoreLocation; manager.allowsBackgroundLocationUpdates = true"

  private func check(
    _ settings: String = "SDKROOT = iphoneos;",
    product: String = "application",
    source: String? = nil,
    at path: String = "App/Recorder.swift"
  ) -> ProjectCheck {
    let target = ExampleProject.Target("INFOPLIST_FILE = Info.plist; \(settings)", product: product, folder: "App")
    return ProjectCheck(
      BackgroundLocationCodeWithoutMode.self,
      ExampleProject(target),
      [path: source ?? code, "App/Main.swift": ""]
    )
  }

  @Test func reportsAListWithoutTheMode() throws {
    let finding = try #require(check().finds("{ 1️⃣UIBackgroundModes2️⃣ = (audio); }").first)
    #expect(finding.severity == .error)
    #expect(
      finding.message
        == """
        Recorder.swift sets allowsBackgroundLocationUpdates to true, but UIBackgroundModes does not list location. \
        The assignment terminates the app.
        """
    )
    #expect(finding.related.map(\.message) == ["Recorder.swift sets allowsBackgroundLocationUpdates here"])
  }

  @Test func reportsAMissingList() {
    check().finds("1️⃣{2️⃣ CFBundleName = a; }")
    check(source: "@import CoreLocation;\nself.manager.allowsBackgroundLocationUpdates = YES;", at: "App/A.m").finds(
      "1️⃣{2️⃣ a = b; }"
    )
  }

  @Test func codeOfOthersIsAWarning() {
    let project = ExampleProject(
      .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", embeds: ["Kit"], folder: "App"),
      .init("SDKROOT = iphoneos;", name: "Kit", product: "framework", folder: "Kit")
    )
    let check = ProjectCheck(BackgroundLocationCodeWithoutMode.self, project, ["Kit/Recorder.swift": code])
    #expect(check.finds("1️⃣{2️⃣ a = b; }").first?.severity == .warning)
  }

  @Test func insertsTheMode() {
    check().fixes("{ UIBackgroundModes = (audio); }", to: "{ UIBackgroundModes = (audio, \"location\"); }")
    check().fixes("{ a = b; }", to: "{ a = b; UIBackgroundModes = (\n\tlocation\n); }")
  }

  @Test func acceptsTheMode() {
    check().accepts("{ UIBackgroundModes = (audio, location); }")
    check("SDKROOT = iphoneos; MODE = location;").accepts("{ UIBackgroundModes = (\"$(MODE)\"); }")
  }

  @Test func whatIsNotKnownMayListIt() {
    check().accepts("{ UIBackgroundModes = (\"$(UNKNOWN)\"); }")
    check().accepts("{ UIBackgroundModes = \"$(UNKNOWN)\"; }")
    check().accepts("{ UIBackgroundModes = (audio); \"UIBackgroundModes~iphone\" = (location); }")
  }

  @Test(arguments: [
    "manager.allowsBackgroundLocationUpdates = false", "manager.allowsBackgroundLocationUpdates = isTracking",
    "// manager.allowsBackgroundLocationUpdates = true", "if manager.allowsBackgroundLocationUpdates == true {}",
    "#if os(watchOS)\nmanager.allowsBackgroundLocationUpdates = true\n#endif",
  ])
  func otherCode(_ source: String) {
    check(source: source).accepts("{ a = b; }")
  }

  @Test func otherBundles() {
    check("SDKROOT = watchos;").accepts("{ a = b; WKApplication = YES; }")
    check("SDKROOT = macosx;").accepts("{ a = b; LSMinimumSystemVersion = 13.0; }")
    check(product: "app-extension").accepts("{ NSExtension = { }; }")
  }
}
