import Testing

/// The app of a NativeScript project has its Info.plist in a folder of resources.
@Suite struct NativeScriptTests {
  private let project = TestProject([
    "nativescript.config.ts":
      "export default { id: 'org.sample', appResourcesPath: 'Resources' } as NativeScriptConfig",
    "Resources/iOS/Info.plist": "{}", "Resources/iOS/app.entitlements": "{}",
  ])

  @Test func theCommandLineWritesTheIdentifier() throws {
    let app = try #require(project.described.first)
    #expect(app.infoPlists == ["/tree/app/Resources/iOS/Info.plist"])
    #expect(app.entitlements == ["/tree/app/Resources/iOS/app.entitlements"])
    #expect(app.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.sample")
    #expect(app.suppliedKeys.contains("CFBundleIdentifier"))
  }

  @Test func theUsualFolderNeedsNoName() {
    let usual = TestProject(["nativescript.config.js": "", "App_Resources/iOS/Info.plist": "{}"])
    #expect(usual.described.map(\.infoPlists) == [["/tree/app/App_Resources/iOS/Info.plist"]])
    #expect(TestProject(["nativescript.config.js": ""]).described.isEmpty)
    let old = TestProject(["nativescript.config.js": "", "app/App_Resources/iOS/Info.plist": "{}"])
    #expect(old.described.map(\.infoPlists) == [["/tree/app/app/App_Resources/iOS/Info.plist"]])
  }

  @Test func codeIsInItsFolderAndAmongTheResources() throws {
    let usual = TestProject([
      "nativescript.config.ts": "", "package.json": "{}", "App_Resources/iOS/Info.plist": "{}", "src/main.ts": "",
      "platforms/ios/App.xcodeproj/project.pbxproj": "",
    ])
    let app = try #require(usual.described.first)
    #expect(app.names("/tree/app/src/main.ts"))
    #expect(app.names("/tree/app/App_Resources/iOS/src/Native.swift"))
    #expect(!app.names("/tree/app/hooks/after.js"))
    // What the command line makes is no project of its own.
    let targets = usual.context("App_Resources/iOS/Info.plist").allTargets
    #expect(targets.map(\.declaredIn) == ["/tree/app/nativescript.config.ts"])
  }

  @Test func packagesWriteTextsThatAreNotBlank() throws {
    let written = TestProject([
      "nativescript.config.ts": "", "App_Resources/iOS/Info.plist": "{}",
      "package.json":
        "{\"dependencies\": {\"@nativescript/camera\": \"~7.0.0\", \"@nativescript/biometrics\": \"~1.3.0\"}}",
    ])
    let keys = try #require(written.described.first).suppliedKeys
    #expect(keys.contains("NSCameraUsageDescription"))
    #expect(!keys.contains("NSFaceIDUsageDescription"))
  }
}
