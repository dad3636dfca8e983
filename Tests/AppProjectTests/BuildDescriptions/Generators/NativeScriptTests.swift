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
  }
}
