import Testing

@testable import AppProject
@testable import BuildDescriptions

/// The output of `npx expo config --type introspect --json` replaces what is read in the description of an app.
@Suite struct ExpoIntrospectionTests {
  private static func output(_ root: String = "/tree/app", identifier: String = "org.sample") -> String {
    """
    {"name": "Sample", "ios": {"bundleIdentifier": "\(identifier)",
      "privacyManifests": {"NSPrivacyTracking": false}},
     "_internal": {"projectRoot": "\(root)", "modResults": {"ios": {
       "infoPlist": {"CFBundleName": "$(PRODUCT_NAME)", "NSAppTransportSecurity": {"NSAllowsArbitraryLoads": true},
         "NSCameraUsageDescription": "Scan codes.", "NSContactsUsageDescription": "", "UIBackgroundModes": ["audio"]},
       "entitlements": {"aps-environment": "development"}}}}}
    """
  }

  private func app(_ files: [String: String], _ output: String) throws -> ProjectTarget {
    let project = TestProject(files)
    let introspection = try #require(ExpoIntrospection(path: "/out.json", contents: Array(output.utf8)))
    return introspection.applied(to: try #require(project.described.first), project.access)
  }

  private static let script = """
    import { withInfo } from './plugin';
    export default ({ config }) => withInfo({
      ...config,
      ios: { infoPlist: { NSCameraUsageDescription: makeText() } },
    });
    """

  @Test func keysOfScriptsAndPluginsHaveTheirValues() throws {
    let app = try app(["app.config.js": Self.script, "package.json": "{}"], Self.output())
    #expect(
      app.generatedKeys.map { "\($0.key)=\($0.value ?? "?")" } == [
        "NSCameraUsageDescription=Scan codes.", "NSContactsUsageDescription=",
        "UIBackgroundModes=?", "aps-environment=development",
        "NSPrivacyTracking=?",
      ]
    )
    #expect(app.generatedKeys.allSatisfy { $0.evidence.path == "/tree/app/app.config.js" })
    #expect(!app.suppliesUnknownKeys)
    #expect(app.suppliedKeys.contains("CFBundleName"))
  }

  @Test func placesAreThoseOfTheDescription() throws {
    let json = """
      {"expo": {"ios": {"bundleIdentifier": "org.sample", "infoPlist": {
        "NSCameraUsageDescription": "Old.",
        "NSMotionUsageDescription": "Removed by a plugin."
      }}}}
      """
    let app = try app(["app.json": json, "package.json": "{}"], Self.output("/elsewhere"))
    let camera = try #require(app.generatedKeys.first { $0.key == "NSCameraUsageDescription" })
    #expect(camera.value == "Scan codes.")
    #expect(camera.evidence.line == 1)
    #expect(!app.suppliedKeys.contains("NSMotionUsageDescription"))
  }

  @Test func theOutputOfAnotherAppIsNotUsed() throws {
    let json = "{\"expo\": {\"ios\": {\"bundleIdentifier\": \"org.sample\", \"infoPlist\": {}}}}"
    let app = try app(["app.json": json, "package.json": "{}"], Self.output("/other", identifier: "org.other"))
    #expect(!app.suppliedKeys.contains("NSCameraUsageDescription"))
  }

  @Test func otherFilesAreNoOutput() {
    for text in ["", "{}", "{\"name\": \"Sample\", \"ios\": {}}", "[1"] {
      #expect(ExpoIntrospection(path: "/out.json", contents: Array(text.utf8)) == nil)
    }
    let noise = "env: load .env\n" + Self.output()
    #expect(ExpoIntrospection(path: "/out.json", contents: Array(noise.utf8)) != nil)
  }
}
