import TestSupport
import Testing

@testable import LintEngine
@testable import LintFacts

/// Apps of Cordova and Capacitor with one plug-in each: the purpose strings that it needs and does not write itself.
@Suite struct CordovaAndCapacitorPackagesTests {
  private struct Package {
    let name: String
    let isOfCordova: Bool
    let needs: [String]
    let blank: [String]

    init(_ row: [String: String]) {
      (name, isOfCordova) = (row["package"] ?? "", row["host"] == "cordova")
      let list = { (column: String) in (row[column] ?? "-").split(separator: " ").filter { $0 != "-" }.map(String.init)
      }
      (needs, blank) = (list("needs"), list("blank"))
    }

    /// An app with the plug-in, and the keys that it needs with a text.
    func app(_ text: String?) -> (project: PackageProject, file: String) {
      isOfCordova ? (cordova(text), "config.xml") : (capacitor(text), "ios/App/App/Info.plist")
    }

    private func cordova(_ text: String?) -> PackageProject {
      let entries = text.map { text in
        needs.map { "<config-file target='*-Info.plist' parent='\($0)'><string>\(text)</string></config-file>" }
          .joined()
      }
      return PackageProject(files: [
        "config.xml":
          "<widget id='org.sample'><name>Sample</name><platform name='ios'>\n\(entries ?? "")\n</platform></widget>",
        "package.json": "{\"cordova\": {\"plugins\": {\"\(name)\": {}}}}",
      ])
    }

    private func capacitor(_ text: String?) -> PackageProject {
      let entries = text.map { text in needs.map { "\($0) = \"\(text)\";" }.joined() } ?? ""
      let target = ExampleProject.Target("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")
      return PackageProject(files: [
        "package.json": "{\"dependencies\": {\"@capacitor/core\": \"8.0.0\", \"\(name)\": \"1.0.0\"}}",
        "capacitor.config.json": "{}",
        "ios/App/App.xcodeproj/project.pbxproj": ExampleProject(target).text,
        "ios/App/App/AppDelegate.swift": "import UIKit",
        "ios/App/App/Info.plist": "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; \(entries) }",
      ])
    }
  }

  private static let missing: Set = ["purpose-string-missing", "purpose-string-probably-missing"]
  private static let blank: Set = ["purpose-string-empty", "purpose-string-whitespace-only"]

  private func packages() throws -> [Package] {
    let rows = try Fixtures.table(Fixtures.folder.appendingPathComponent("cordova-capacitor.tsv"))
    #expect(rows.count > 150)
    return rows.map(Package.init)
  }

  @Test func eachPlugInLacksWhatItNeeds() throws {
    for package in try packages() {
      let (project, file) = package.app(nil)
      let found = project.findings(in: file, rules: Self.missing)
      #expect(Set(found.compactMap(\.key)) == Set(package.needs), "\(package.name): \(found.map(\.message))")
    }
  }

  @Test func eachPlugInWithWhatItNeedsIsSilent() throws {
    for package in try packages() {
      let (project, file) = package.app("Used for the tour that you plan.")
      let found = project.findings(in: file, rules: Self.missing.union(Self.blank)).filter { finding in
        // What a plug-in writes without a variable stays blank.
        !package.blank.contains { finding.message.contains($0) }
      }
      #expect(found.isEmpty, "\(package.name): \(found.map(\.message))")
    }
  }

  @Test func blankTextsAreErrors() throws {
    for package in try packages() where !package.needs.isEmpty {
      let (project, file) = package.app(" ")
      let found = project.findings(in: file, rules: Self.blank)
      #expect(found.count == package.needs.count, "\(package.name): \(found.map(\.message))")
    }
  }

  @Test func plugInsWriteBlankTextsWithoutAVariable() throws {
    for package in try packages() where !package.blank.isEmpty {
      let (project, file) = package.app(nil)
      let found = project.findings(in: file, rules: Self.blank)
      for key in package.blank { #expect(found.contains { $0.message.contains(key) }, "\(package.name): \(key)") }
    }
  }

  @Test func aBlankVariableIsReportedWhereItIs() {
    let project = PackageProject(files: [
      "config.xml": "<widget id='org.sample'><name>Sample</name></widget>",
      "package.json":
        "{\"cordova\": {\"plugins\": {\"cordova-plugin-touch-id\": {\"FACEID_USAGE_DESCRIPTION\": \" \"}}}}",
    ])
    #expect(project.findings(in: "package.json", rules: Self.blank).count == 1)
    #expect(project.findings(in: "config.xml", rules: Self.blank).isEmpty)
  }

  @Test func packagesWithoutAManifestAskForTheApps() {
    for package in ["@capacitor/preferences", "@capacitor/filesystem"] {
      let (project, file) = Package(["package": package, "host": "capacitor"]).app(nil)
      #expect(project.findings(in: file, rules: ["privacy-manifest-missing"]).count == 1)
    }
  }

  @Test(
    "bug: the texts of parts that a preference leaves out were taken for written",
    arguments: [
      ("", false), ("LOCATION CAMERA", false), ("LOCATION WIFI", true),
    ]
  )
  func aPreferenceLeavesOutPartsOfAPlugIn(parts: String, isMissing: Bool) {
    let preference = "<preference name='cordova.plugins.diagnostic.modules' value='\(parts)'/>"
    let project = PackageProject(files: [
      "config.xml": """
      <widget id='org.sample'><name>Sample</name>\(parts.isEmpty ? "" : preference)
      <plugin name='cordova-plugin-camera'/><plugin name='cordova.plugins.diagnostic'/></widget>
      """,
      "package.json": "{}",
    ])
    let found = project.findings(in: "config.xml", rules: Self.missing)
    #expect(found.contains { $0.key == "NSCameraUsageDescription" } == isMissing)
  }

  @Test("bug: a call that turns the location off was taken for a use", arguments: [("false", 0), ("true", 1)])
  func aCallMayTurnTheLocationOff(argument: String, count: Int) {
    var (project, file) = Package(["package": "@capacitor/google-maps", "host": "capacitor"]).app(nil)
    project.files["src/map.ts"] =
      "import { GoogleMap } from '@capacitor/google-maps';\n(await GoogleMap.create({})).enableCurrentLocation(\(argument));"
    #expect(project.findings(in: file).count == count)
  }

  @Test func logInWithFacebookNeedsItsScheme() {
    var (project, file) = Package(["package": "@capacitor-community/facebook-login", "host": "capacitor"]).app(nil)
    let names = { (project: PackageProject) in project.findings(in: file).compactMap { $0.key ?? $0.rule } }
    #expect(names(project) == ["FacebookAppID"])
    project.files["src/a.ts"] =
      "import { FacebookLogin } from '@capacitor-community/facebook-login';\nFacebookLogin.login({ permissions: [] });"
    #expect(names(project).contains("CFBundleURLTypes"))
    project.files[file] = """
      { CFBundlePackageType = APPL; FacebookAppID = 1; LSApplicationQueriesSchemes = (fbapi, "fb-messenger-share-api");
        CFBundleURLTypes = ({ CFBundleURLSchemes = (fb1); }); }
      """
    #expect(names(project).isEmpty)
  }

  // MARK: States

  /// The states of a folder on the disk of a developer: what tools have written by then.
  @Test func anAppOfCapacitorIsTheSameInAllStates() {
    let package = Package(["package": "@capacitor/camera", "host": "capacitor"])
    let (clone, file) = package.app(nil)
    var installed = clone
    installed.files["node_modules/@capacitor/camera/ios/Sources/Camera.swift"] =
      "AVCaptureDevice.requestAccess(for: .video)"
    var synced = installed
    synced.files["ios/App/App/capacitor.config.json"] = "{}"
    synced.files["ios/App/App/config.xml"] = "<widget/>"
    synced.files["ios/App/App/public/index.js"] = "import { Camera } from '@capacitor/camera';"
    synced.files["ios/capacitor-cordova-ios-plugins/sources/Film/Film.swift"] =
      "AVCaptureDevice.requestAccess(for: .audio)"
    var built = synced
    built.files["ios/App/build/App.app/Info.plist"] = "{ CFBundlePackageType = APPL; }"
    let expected = clone.findings(in: file).map(\.message)
    #expect(expected.count == 3)
    for state in [installed, synced, built] { #expect(state.findings(in: file).map(\.message) == expected) }
  }

  @Test func anAppOfCordovaIsTheSameInAllStates() {
    let (clone, file) = Package(["package": "cordova-plugin-camera", "host": "cordova"]).app(nil)
    var installed = clone
    installed.files["node_modules/cordova-plugin-camera/plugin.xml"] = "<plugin/>"
    var prepared = installed
    prepared.files["platforms/ios/Sample/config.xml"] = clone.files["config.xml"]
    prepared.files["platforms/ios/Sample.xcodeproj/project.pbxproj"] = ""
    prepared.files["platforms/ios/Sample/Sample-Info.plist"] = "{ CFBundlePackageType = APPL; }"
    prepared.files["plugins/cordova-plugin-camera/tests/config.xml"] = "<widget id='x'/>"
    let expected = clone.findings(in: file).map(\.message)
    #expect(expected.count == 3)
    for state in [installed, prepared] { #expect(state.findings(in: file).map(\.message) == expected) }
  }

  // MARK: The configuration of Capacitor

  private func messages(_ package: String, _ configuration: String, file: String = "capacitor.config.ts") -> [String] {
    let target = ExampleProject.Target("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")
    let project = PackageProject(files: [
      "package.json": "{\"dependencies\": {\"@capacitor/ios\": \"8.0.0\", \"\(package)\": \"8.0.0\"}}",
      file: configuration,
      "ios/App/App.xcodeproj/project.pbxproj": ExampleProject(target).text,
      "ios/App/App/Info.plist": "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; }",
    ])
    return project.findings(in: "ios/App/App/Info.plist").map(\.message)
  }

  @Test func plugInsThatAreNotIncludedNeedNothing() {
    let script = { (rest: String) in "const config: CapacitorConfig = { appId: 'a', \(rest) };\nexport default config;"
    }
    let camera = "@capacitor/camera"
    #expect(!messages(camera, script("")).isEmpty)
    #expect(!messages(camera, script("includePlugins: ['@capacitor/camera']")).isEmpty)
    #expect(!messages(camera, script("includePlugins: plugins()")).isEmpty)
    #expect(messages(camera, script("includePlugins: ['@capacitor/app']")).isEmpty)
    #expect(messages(camera, script("ios: { includePlugins: [] }")).isEmpty)
    #expect(messages(camera, "{\"includePlugins\": [\"@capacitor/app\"]}", file: "capacitor.config.json").isEmpty)
  }

  @Test func theConfigurationNamesTheTaskOfTheBackgroundRunner() {
    let runner = "export default { plugins: { BackgroundRunner: { label: 'org.example.tide', src: 'tide.js' } } };"
    let found = messages("@capacitor/background-runner", runner)
    #expect(found.contains { $0.contains("org.example.tide") } && found.contains { $0.contains("mode processing") })
    #expect(messages("@capacitor/background-runner", "export default { plugins: {} };").isEmpty)
  }

  @Test func theConfigurationTurnsBiometryOn() {
    let sqlite = { (flag: Bool) in
      "export default { plugins: { CapacitorSQLite: { iosBiometric: { biometricAuth: \(flag) } } } };"
    }
    let found = messages("@capacitor-community/sqlite", sqlite(true))
    #expect(found.contains { $0.contains("NSFaceIDUsageDescription") })
    #expect(messages("@capacitor-community/sqlite", sqlite(false)).isEmpty)
  }

  @Test func theConfigurationMayPutTheProjectElsewhere() {
    let target = ExampleProject.Target("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")
    let messages = { (path: String) in
      PackageProject(files: [
        ".git/HEAD": "", "capacitor.config.ts": "export default { ios: { path: '\(path)' } };",
        "package.json": "{\"dependencies\": {\"@capacitor/ios\": \"8.0.0\", \"@capacitor/camera\": \"8.0.0\"}}",
        "platforms/apple/App/App.xcodeproj/project.pbxproj": ExampleProject(target).text,
        "platforms/apple/App/App/Info.plist": "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; }",
      ]).findings(in: "platforms/apple/App/App/Info.plist").map(\.message)
    }
    #expect(messages("platforms/apple").contains { $0.contains("NSCameraUsageDescription") })
    #expect(messages("ios").isEmpty)
  }

  // MARK: The objects of Cordova

  @Test func codeCallsTheObjectsOfPlugIns() {
    let messages = { (code: String) in
      PackageProject(files: [
        "config.xml": "<widget id='org.sample'><name>Sample</name><platform name='ios'>\n</platform></widget>",
        "package.json": "{\"cordova\": {\"plugins\": {\"cordova-plugin-zeroconf\": {}}}}", "www/index.js": code,
      ]).findings(in: "config.xml").map(\.message)
    }
    #expect(
      messages("cordova.plugins.zeroconf.watch('_hap._tcp.', 'local.', log);").contains { $0.contains("_hap._tcp") }
    )
    #expect(messages("window.cordova.plugins.zeroconf.watch('_hap._tcp.');").contains { $0.contains("_hap._tcp") })
    #expect(!messages("cordova.plugins.other.watch('_hap._tcp.');").contains { $0.contains("_hap._tcp") })
  }
}
