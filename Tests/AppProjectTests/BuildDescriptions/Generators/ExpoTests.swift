import PropertyList
import Testing

@testable import BuildDescriptions

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
    #expect(app.keySource == .description("/tree/app/app.json"))
    #expect(
      app.declarations == [
        "NSCameraUsageDescription=Scan codes.@8", "ITSAppUsesNonExemptEncryption=?@10",
        "NSPhotoLibraryUsageDescription=Pick one.@15", "NSLocationAlwaysAndWhenInUseUsageDescription=?@16",
        "NSLocationAlwaysUsageDescription=?@16", "NSLocationWhenInUseUsageDescription=?@16",
        "NSMotionUsageDescription=?@16", "CFBundleShortVersionString=1.2.0@4", "CFBundleIdentifier=org.sample@6",
        "CFBundleURLTypes=?@6", "com.apple.developer.siri*=?@11",
      ]
    )
    #expect(!app.suppliesUnknownKeys)
  }

  @Test func theSchemesOfTheAppAreItsIdentifierAndItsOwn() throws {
    let json = """
      {"expo": {"scheme": ["a", "b"], "ios": {"bundleIdentifier": "org.a", "buildNumber": "7"}}}
      """
    let app = try #require(TestProject(["app.json": json]).described.first)
    let schemes = PropertyListValue.array(["a", "b", "org.a"].map(PropertyListValue.string))
    let types = try #require(app.generatedKeys.first { $0.key == "CFBundleURLTypes" })
    #expect(types.content == .array([.dictionary([.init(key: "CFBundleURLSchemes", value: schemes)])]))
    #expect(app.generatedKeys.contains { $0.key == "CFBundleVersion" && $0.value == "7" })
  }

  @Test func pluginsWriteModesAndEntitlements() throws {
    let app = { (plugins: String, sdk: String) throws -> ProjectTarget in
      let files = [
        "app.json": "{\"expo\": {\"plugins\": [\(plugins)]}}",
        "package.json": "{\"dependencies\": {\"expo\": \"\(sdk)\", \"expo-notifications\": \"1\"}}",
      ]
      return try #require(TestProject(files).described.first)
    }
    let listed = try app("[\"react-native-ble-plx\", {\"modes\": [\"central\"]}], \"expo-audio\"", "57.0.0")
    #expect(listed.defaultValues["UIBackgroundModes"] == .array([.string("audio"), .string("bluetooth-central")]))
    #expect(try app("\"expo-audio\"", "~54.0.1").defaultValues.isEmpty)
    #expect(listed.generatedKeys.filter { $0.file == .entitlements }.map(\.key) == ["aps-environment"])
    #expect(listed.knowsEntitlements)
    #expect(try !app("\"./absent\"", "57.0.0").knowsEntitlements)
  }

  @Test func installedPluginsRunUnlisted() throws {
    let app = try #require(project.described.first)
    #expect(app.suppliedKeys.contains("NSContactsUsageDescription"))
    // The plugin that is listed runs last and takes away what that of expo-av wrote.
    #expect(!app.suppliedKeys.contains("NSMicrophoneUsageDescription"))
    #expect(!app.suppliedKeys.contains("NSCalendarsUsageDescription"))
  }

  /// The keys that plugins and `ios.infoPlist` write, with their texts.
  private func texts(plugins: String, own: String = "", packages: String = "") -> [String] {
    let app = "{\"expo\": {\"ios\": {\"infoPlist\": {\(own)}}, \"plugins\": [\(plugins)]}}"
    let project = TestProject(["app.json": app, "package.json": "{\"dependencies\": {\(packages)}}"])
    return project.described.flatMap(\.generatedKeys).filter { $0.file == .infoPlist }.map {
      "\($0.key)=\($0.value ?? "?")"
    }.sorted()
  }

  @Test(arguments: [("[\"android\", \"web\"]", 0), ("[\"ios\"]", 1), ("[]", 0)])
  func anAppForOtherSystemsHasNoTarget(platforms: String, count: Int) {
    let project = TestProject(["app.json": "{\"expo\": {\"name\": \"A\", \"platforms\": \(platforms)}}"])
    #expect(project.described.count == count)
  }

  private static let camera = "NSCameraUsageDescription"
  private static let microphone = "NSMicrophoneUsageDescription"

  @Test func anEmptyTextIsReplacedByThePlugin() {
    let empty = "\"\(Self.camera)\": \"\""
    let listed = texts(plugins: "[\"expo-camera\", {\"cameraPermission\": \"\"}]", own: empty)
    #expect(listed == ["\(Self.camera)=?", "\(Self.microphone)=?"])
    #expect(texts(plugins: "", own: empty, packages: "\"expo-camera\": \"1\"").isEmpty)
    #expect(texts(plugins: "", own: empty) == ["\(Self.camera)="])
  }

  @Test func somePluginsWriteAnEmptyText() {
    let plugin = "[\"@kingstinct/react-native-healthkit\", {\"NSHealthShareUsageDescription\": \"\"}]"
    #expect(texts(plugins: plugin) == ["NSHealthShareUsageDescription=", "NSHealthUpdateUsageDescription=?"])
  }

  @Test func falseTakesTheOwnTextAway() {
    let plugin = "[\"expo-camera\", {\"cameraPermission\": false, \"microphonePermission\": false}]"
    #expect(texts(plugins: plugin, own: "\"\(Self.camera)\": \"Scan.\"").isEmpty)
    // This plugin does not support the option.
    let other = plugin.replacing("expo-camera", with: "@config-plugins/react-native-webrtc")
    #expect(texts(plugins: other) == ["\(Self.camera)=?", "\(Self.microphone)=?"])
  }

  @Test func theFirstPluginHasTheLastWord() {
    let plugins = [
      "[\"expo-camera\", {\"cameraPermission\": \"A.\", \"microphonePermission\": false}]",
      "[\"expo-image-picker\", {\"cameraPermission\": \"B.\", \"photosPermission\": false}]",
    ]
    #expect(texts(plugins: plugins.joined(separator: ", ")) == ["\(Self.camera)=A."])
    let reversed = texts(plugins: plugins.reversed().joined(separator: ", "))
    #expect(reversed == ["\(Self.camera)=B.", "\(Self.microphone)=?"])
  }

  @Test func someTextsNeedAnOption() {
    #expect(texts(plugins: "\"expo-maps\"").isEmpty)
    let asked = texts(plugins: "[\"expo-maps\", {\"requestLocationPermission\": true}]")
    #expect(asked == ["NSLocationWhenInUseUsageDescription=?"])
  }

  @Test(arguments: ["expo-status-bar", "@sentry/react-native/expo", "expo-camera/app.plugin.js"])
  func pluginsAreKnownByTheirPackage(name: String) {
    let project = TestProject(["app.json": "{\"expo\": {\"plugins\": [\"\(name)\"]}}"])
    #expect(project.described.map(\.suppliesUnknownKeys) == [false])
  }

  @Test func anUnknownPluginHidesNoValue() throws {
    let app = "{\"expo\": {\"plugins\": [\"own\"], \"ios\": {\"infoPlist\": {\"UIBackgroundModes\": [\"a\"]}}}}"
    let target = try #require(TestProject(["app.json": app]).described.first)
    #expect(target.suppliesUnknownKeys)
    #expect(target.generatedInfoPlist != nil)
  }

  @Test func theObjectIsOptionalInAnAppOfExpo() {
    var project = TestProject(["app.json": "{\"name\": \"Sample\", \"ios\": {\"infoPlist\": {\"K\": \"v\"}}}"])
    #expect(project.described.isEmpty)
    project.files["package.json"] = "{\"dependencies\": {\"expo\": \"57\"}}"
    #expect(project.described.map(\.declarations) == [["K=v@1"]])
  }

  @Test func theConfigurationWinsOverTheDescription() {
    let project = TestProject([
      "app.json": "{\"expo\": {\"name\": \"A\"}}", "app.config.json": "{\"expo\": {\"name\": \"B\"}}",
    ])
    #expect(project.described.map(\.name) == ["B"])
  }

  @Test func associatedDomainsAreAnEntitlement() throws {
    let app = "{\"expo\": {\"ios\": {\"associatedDomains\": [\"applinks:a.example\"]}}}"
    let key = try #require(TestProject(["app.json": app]).described.first?.generatedKeys.first)
    #expect(key.key == "com.apple.developer.associated-domains")
    #expect(key.file == .entitlements)
    #expect(key.content == .array([.string("applinks:a.example")]))
  }

  @Test func literalsOfAScriptReplaceTheDescription() throws {
    let script = "export default { expo: { name: 'B', ios: { infoPlist: { K: 'v', L: process.env.L } } } };"
    let app = try #require(
      TestProject(["app.config.ts": script, "app.json": "{\"expo\": {\"name\": \"A\"}}"]).described.first
    )
    #expect(app.name == "B")
    #expect(app.declarations == ["K=v@1", "L=?@1"])
    #expect(!app.suppliesUnknownKeys)
    #expect(app.insertions.isEmpty)
  }

  @Test func aScriptMayExtendTheDescription() throws {
    let script = "export default ({ config }) => ({ ...config, name: 'B' });"
    let description = "{\"expo\": {\"name\": \"A\", \"ios\": {\"infoPlist\": {\"K\": \"v\"}}}}"
    let app = try #require(TestProject(["app.config.js": script, "app.json": description]).described.first)
    #expect(app.name == "B")
    #expect(app.declarations == ["K=v@1"])
    #expect(!app.suppliesUnknownKeys)
    #expect(app.keySource == .description("/tree/app/app.json"))
    // Without a description there is nothing to take over.
    let alone = try #require(TestProject(["app.config.js": script]).described.first)
    #expect(alone.keySource == .description("/tree/app/app.config.js"))
    #expect(!alone.suppliesUnknownKeys)
  }

  @Test func anObjectOfAScriptReplacesOrExtendsThatOfTheDescription() throws {
    let description = """
      {"expo": {"version": "1.0", "ios": {"bundleIdentifier": "org.a", "infoPlist": {"K": "v", "L": "w"}},
        "plugins": [["expo-camera", {"cameraPermission": "Scan.", "microphonePermission": false}]]}}
      """
    let described = { (members: String) throws -> ProjectTarget in
      let script = "export default ({ config }) => ({ ...config, \(members) });"
      return try #require(TestProject(["app.config.ts": script, "app.json": description]).described.first)
    }
    let extended = try described("ios: { ...config.ios, infoPlist: { ...config.ios.infoPlist, K: 'x' } }")
    let fields = ["CFBundleIdentifier=org.a@1", "CFBundleShortVersionString=1.0@1", "CFBundleURLTypes=?@1"]
    #expect(extended.declarations.sorted() == fields + ["K=x@1", "L=w@1", "NSCameraUsageDescription=Scan.@2"])
    #expect(extended.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.a")
    #expect(extended.value("MARKETING_VERSION") == "1.0")
    #expect(extended.carriers == ["/tree/app/app.json", "/tree/app/app.config.ts"])
    let replaced = try described("ios: { infoPlist: { K: 'x' } }, plugins: []")
    #expect(replaced.declarations == ["K=x@1", "CFBundleShortVersionString=1.0@1"])
    #expect(replaced.value("PRODUCT_BUNDLE_IDENTIFIER") == nil)
    #expect(replaced.keySource == .description("/tree/app/app.config.ts"))
    let plugins = try described("plugins: [...config.plugins, 'expo-contacts']")
    #expect(plugins.declarations.map { $0.prefix { $0 != "=" } }.contains("NSContactsUsageDescription"))
    #expect(plugins.declarations.contains("NSCameraUsageDescription=Scan.@2"))
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

  // MARK: Files

  @Test func theDescriptionMayHaveAnotherName() {
    let files = ["app.config.json": "{\"expo\": {\"name\": \"A\"}}", "app.json": "{\"expo\": {\"name\": \"B\"}}"]
    #expect(TestProject(files).described.map(\.name) == ["A"])
    #expect(
      ProjectLocator(files: TestProject(files).access, homeFolder: "/tree").root(of: "/tree/app/App.tsx") == "/tree/app"
    )
  }

  @Test func aScriptMayExportAnotherFile() throws {
    var files = [
      "app.config.js": "module.exports = require('./config/expo');",
      "config/expo.js": "module.exports = { name: 'A', ios: { infoPlist: { UIBackgroundModes: ['voip'] } } };",
    ]
    let app = try #require(TestProject(files).described.first)
    #expect(app.name == "A" && app.declaredIn == "/tree/app/app.config.js" && !app.suppliesUnknownKeys)
    #expect(app.generatedKeys.first { $0.key == "UIBackgroundModes" }?.evidence.path == "/tree/app/config/expo.js")
    // What an option takes away is looked for in the description alone.
    files["config/expo.js"] =
      "module.exports = { name: 'A', plugins: [['expo-camera', { cameraPermission: false }]] };"
    #expect(TestProject(files).described.first?.suppliesUnknownKeys == true)
  }

  @Test func aScriptMayReadADescriptionOfAnotherName() throws {
    let described = { (name: String, text: String) throws -> ProjectTarget in
      let script = "const base = require('\(name)');\nmodule.exports = { ...base.expo, version: '2.0' };"
      return try #require(TestProject(["app.config.js": script, "base/app.json": text]).described.first)
    }
    let text = "{\"expo\": {\"name\": \"A\", \"ios\": {\"infoPlist\": {\"K\": \"v\"}}, \"plugins\": [\(Self.off)]}}"
    let app = try described("./base/app.json", text.replacing(Self.off, with: "\"expo-font\""))
    #expect(app.name == "A" && app.declaredIn == "/tree/app/app.config.js" && !app.suppliesUnknownKeys)
    #expect(app.generatedKeys.first { $0.key == "K" }?.evidence.path == "/tree/app/base/app.json")
    // What an option takes away is looked for in the usual description alone.
    #expect(try described("./base/app.json", text).suppliesUnknownKeys)
    for name in ["../base/app.json", "./../other.json", "./absent.json"] {
      #expect(try described(name, text).suppliesUnknownKeys)
    }
  }

  private static let off = "[\"expo-camera\", {\"cameraPermission\": false}]"

  @Test func keysOutsideOfTheirObjectAreNoted() {
    let text =
      "{\"expo\": {\"infoPlist\": {\"UIBackgroundModes\": []}, \"ios\": {\"infoPlist\": {\"UIFileSharingEnabled\": true}}}}"
    #expect(TestProject(["app.json": text]).described.first?.misplacedKeys.map(\.key) == ["UIBackgroundModes"])
  }

  @Test func anOptionMayBeTheValueOfAnEntitlement() {
    let values = { (options: String) in
      let text = "{\"expo\": {\"plugins\": [[\"expo-notifications\", {\(options)}]]}}"
      return TestProject(["app.json": text]).described.first?.generatedKeys.filter { $0.key == "aps-environment" }
        .map(\.value)
    }
    #expect(values("\"mode\": \"prod\"") == ["prod"])
    #expect(values("\"sounds\": []") == [nil])
  }

  @Test(
    "bug: the setting for notes of contacts was not read",
    arguments: [
      ("true", "", ["boolean(true)"]), ("false", "", []), ("true", "\"expo-contacts\": \"57.0.0\"", []),
    ]
  )
  func aSettingWritesTheEntitlementForNotesOfContacts(value: String, package: String, written: [String]) {
    let project = TestProject([
      "app.json": "{\"expo\": {\"ios\": {\"accessesContactNotes\": \(value)}}}",
      "package.json": "{\"dependencies\": {\(package)}}",
    ])
    let found = project.described.flatMap(\.generatedKeys).filter { $0.key == "com.apple.developer.contacts.notes" }
    #expect(found.map { $0.content.map { "\($0)" } ?? "?" } == written)
    #expect(found.allSatisfy { $0.file == .entitlements })
  }

  @Test(arguments: [
    ("catalog:", "catalog:\n  expo: ~50.0.0\n", true), ("catalog:", "catalog:\n  expo: ~51.0.0\n", false),
    ("catalog:old", "catalog:\n  expo: 52\ncatalogs:\n  old:\n    expo: 50.0.1\n", true),
    ("catalog:old", "catalog:\n  expo: 50.0.1\n", false), ("catalog:", "packages: [a]\n", false),
  ]) func versionsMayBeInACatalog(range: String, workspace: String, isOld: Bool) {
    let app = TestProject([
      "apps/a/app.json": "{\"expo\": {\"plugins\": [[\"expo-contacts\", {\"contactsPermission\": false}]]}}",
      "apps/a/package.json": "{\"dependencies\": {\"expo\": \"\(range)\"}}", "pnpm-workspace.yaml": workspace,
    ])
    let keys = ProjectReaders.targets(in: "/tree/app/apps/a", files: app.access).flatMap(\.generatedKeys).map(\.key)
    // Before that version, `false` takes no text away.
    #expect(keys.contains("NSContactsUsageDescription") == isOld)
  }
}
