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

  @Test func aFileOfItsOwnDescribesTheApp() throws {
    let description = """
      appId: org.example.tuner
      productName: Tuner
      mac:
        entitlements: signing/mac.plist
        extendInfo:
          NSMicrophoneUsageDescription: Hear your instrument.
      """
    for name in ["electron-builder.yml", "electron-builder.yaml"] {
      let files = [name: description, "package.json": "{}", "signing/mac.plist": entitlements]
      let bundle = try #require(
        TestProject(files).context(name).generated.first { $0.document.kind == .infoPlist }
      )
      let root = try #require(bundle.document.rootDictionary)
      #expect(root.value(forKey: "NSMicrophoneUsageDescription")?.stringValue == "Hear your instrument.")
      #expect(bundle.target.name == "Tuner")
      #expect(bundle.target.configurations.first?.entitlements == TestProject.path("signing/mac.plist"))
    }
  }

  @Test func theBuildOfThePackageCountsFirst() {
    let files = [
      "package.json": package, "electron-builder.yml": "appId: org.example.other\nmac:\n  category: utility\n",
    ]
    #expect(TestProject(files).context("package.json").generated.map(\.target.name).contains("tuner"))
    #expect(TestProject(files).context("electron-builder.yml").generated.isEmpty)
  }

  @Test(arguments: ["extends: base.yml\nmac:\n  icon: a.icns", "mac:\n  extendInfo:\n    - LSUIElement: true"])
  func keysThatAreNotReadAreUnknown(description: String) throws {
    let files = ["electron-builder.yml": description, "package.json": "{ \"name\": \"tuner\" }"]
    let target = try #require(TestProject(files).context("electron-builder.yml").allTargets.first)
    #expect(target.suppliesUnknownKeys)
  }

  @Test func otherPackagesAreNoApps() {
    let others = ["{}", "{ \"build\": \"make\" }", "{ \"build\": { \"appId\": \"a\" } }", "["]
    for text in others { #expect(TestProject(["package.json": text]).context("package.json").generated.isEmpty) }
  }
}
