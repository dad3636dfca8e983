import Testing

/// Expo's `app.json` declares the keys of an app whose Xcode project is made at every build.
@Suite struct ExpoTests {
  private let project = TestProject([
    "app.json": """
    {
      "expo": {
        "name": "Sample",
        "version": "1.2.0",
        "ios": {
          "bundleIdentifier": "org.sample",
          "infoPlist": {
            "NSCameraUsageDescription": "Scan codes."
          },
          "config": { "usesNonExemptEncryption": false },
          "entitlements": { "com.apple.developer.siri": true }
        },
        "plugins": [
          "expo-router",
          ["expo-image-picker", { "photosPermission": "Pick one.", "microphonePermission": false }],
          "expo-location"
        ]
      }
    }
    """,
    "package.json": "{\"dependencies\": {\"expo-contacts\": \"1\", \"expo-av\": \"1\"}}",
  ])

  @Test func keysHaveTheirPlaces() throws {
    let app = try #require(project.described.first)
    #expect(app.name == "Sample")
    #expect(app.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.sample")
    #expect(app.value("MARKETING_VERSION") == "1.2.0")
    #expect(app.keySource == .expo("/tree/app/app.json"))
    #expect(
      app.declarations == [
        "NSCameraUsageDescription=Scan codes.@8", "ITSAppUsesNonExemptEncryption=?@10",
        "NSPhotoLibraryUsageDescription=Pick one.@15", "NSCameraUsageDescription=?@15",
        "NSLocationWhenInUseUsageDescription=?@16", "NSLocationAlwaysUsageDescription=?@16",
        "NSLocationAlwaysAndWhenInUseUsageDescription=?@16", "com.apple.developer.siri*=?@11",
      ]
    )
    #expect(!app.suppliesUnknownKeys)
  }

  @Test func installedPluginsRunUnlisted() throws {
    let app = try #require(project.described.first)
    #expect(app.suppliedKeys.isSuperset(of: ["NSContactsUsageDescription", "NSMicrophoneUsageDescription"]))
    #expect(!app.suppliedKeys.contains("NSCalendarsUsageDescription"))
  }

  @Test func entriesGoIntoInfoPlist() throws {
    let text = project.inserting("NSFaceIDUsageDescription", "a", into: try #require(project.described.first))
    #expect(text.contains("codes.\",\n        \"NSFaceIDUsageDescription\": \"a\"\n      },"))
  }

  @Test(arguments: [
    ("{\"expo\": {}}", "{\"expo\": {\"ios\": { \"infoPlist\": {\"K\": \"v\"}}}}"),
    ("{\"expo\": {\"a\": 1}}", "{\"expo\": {\"a\": 1, \"ios\": { \"infoPlist\": {\"K\": \"v\"}}}}"),
    (
      "{\n  \"expo\": {\n    \"a\": 1\n  }\n}\n",
      "{\n  \"expo\": {\n    \"a\": 1,\n    \"ios\": {\n      \"infoPlist\": {\n        \"K\": \"v\"\n      }\n    }\n  }\n}\n"
    ),
  ])
  func objectsAreMadeWhereThereAreNone(text: String, expected: String) throws {
    let project = TestProject(["app.json": text])
    let changed = project.inserting("K", "v", into: try #require(project.described.first))
    #expect(changed == expected)
    #expect(TestProject(["app.json": changed]).described.first?.declarations.map { $0.prefix(4) } == ["K=v@"])
  }

  @Test func projectsThatAreThereAreTheTruth() {
    var project = project
    project.files["ios/Sample.xcodeproj/project.pbxproj"] = ""
    #expect(project.described.isEmpty)
  }

  @Test(arguments: ["./plugins/own.js", "some-package"])
  func otherPluginsMayWriteAnything(name: String) {
    let project = TestProject(["app.json": "{\"expo\": {\"plugins\": [\"\(name)\"]}}"])
    #expect(project.described.map(\.suppliesUnknownKeys) == [true])
  }

  @Test func scriptsMayWriteAnything() {
    #expect(TestProject(["app.config.ts": ""]).described.map(\.suppliesUnknownKeys) == [true])
    #expect(
      TestProject(["app.config.js": "", "app.json": "{\"expo\": {}}"]).described.map(\.suppliesUnknownKeys) == [true]
    )
  }

  @Test(arguments: ["{\"name\": \"Plain\", \"displayName\": \"React Native\"}", "{\"expo\": ", "[]", ""])
  func otherFilesDeclareNothing(text: String) {
    #expect(TestProject(["app.json": text]).described.isEmpty)
  }
}
