import Testing

@testable import AppProject
@testable import ProjectFiles

/// The app that electron-builder makes of a `package.json`.
@Suite struct ElectronTests {
  private let package = """
    {
      "name": "tuner",
      "build": {
        "appId": "org.example.tuner",
        "mac": {
          "entitlements": "signing/mac.plist",
          "extendInfo": { "NSMicrophoneUsageDescription": "Hear your instrument.", "LSUIElement": true }
        }
      }
    }
    """

  private let entitlements =
    "<plist version=\"1.0\"><dict><key>com.apple.security.cs.allow-jit</key><true/></dict></plist>"

  @Test func theDescriptionMakesAnAppForTheMac() throws {
    let files = ["package.json": package, "signing/mac.plist": entitlements, "main.js": ""]
    let bundle = try #require(
      TestProject(files).context("package.json").generated.first { $0.document.kind == .infoPlist }
    )
    let root = try #require(bundle.document.rootDictionary)
    #expect(root.value(forKey: "NSMicrophoneUsageDescription")?.stringValue == "Hear your instrument.")
    #expect(root.value(forKey: "LSUIElement")?.kind == .true)
    #expect(bundle.target.name == "tuner")
    let configuration = try #require(bundle.target.configurations.first)
    #expect(configuration.value(of: "ENABLE_HARDENED_RUNTIME").text == "YES")
    #expect(configuration.entitlements == TestProject.path("signing/mac.plist"))
    #expect(configuration.platforms == [.macOS])
    #expect(bundle.context.documents.entitlements.count == 1)
  }

  @Test func otherPackagesAreNoApps() {
    let others = ["{}", "{ \"build\": \"make\" }", "{ \"build\": { \"appId\": \"a\" } }", "["]
    for text in others { #expect(TestProject(["package.json": text]).context("package.json").generated.isEmpty) }
  }
}
