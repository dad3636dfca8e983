import TestSupport
import Testing

@testable import LintEngine

/// Bare apps of React Native with one package and one call each: what they lack is reported, and nothing else.
///
/// The table has two apps or more for each condition: one that meets it and one that does not.
@Suite struct ReactNativeAppsTests {
  private static let table = Fixtures.folder.appendingPathComponent("react-native-apps.tsv")

  private struct App {
    let package: String
    let version: String
    let code: String
    /// The needs: `e:` an entitlement, `m:` a mode, `t:` a task, `s:` a scheme, `b:` a service, `k:` a key of the library.
    let needs: [(kind: String, name: String)]

    init(_ row: [String: String]) {
      (package, version, code) = (row["package"] ?? "", row["version"] ?? "", row["code"] ?? "")
      needs = (row["needs"] ?? "-").split(separator: " ").filter { $0 != "-" }.map { need in
        let parts = need.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 && parts[0].count == 1 ? (parts[0], parts[1]) : ("p", String(need))
      }
    }

    func names(_ kind: String) -> [String] { needs.filter { $0.kind == kind }.map(\.name) }

    func list(_ key: String, _ kind: String) -> String {
      names(kind).isEmpty ? "" : "\(key) = (\(names(kind).map { "\"\($0)\"" }.joined(separator: ", ")));"
    }

    /// The entries of an Info.plist with all that is needed.
    var entries: String {
      names("p").map { key in
        key.hasSuffix("Dictionary")
          ? "\(key) = { Delivery = \"Shows where the parcel is.\"; };"
          : "\(key) = \"Used for the tour that you plan.\";"
      }.joined()
        + names("k").map { "\"\($0)\" = (x);" }.joined() + list("UIBackgroundModes", "m")
        + list("BGTaskSchedulerPermittedIdentifiers", "t") + list("LSApplicationQueriesSchemes", "s")
        + list("NSBonjourServices", "b")
    }

    var entitlements: String { names("e").map { "\"\($0)\" = (x);" }.joined() }
  }

  @Test func eachAppLacksWhatItsCallNeedsAndNothingElse() throws {
    let apps = try Fixtures.table(Self.table).map(App.init)
    #expect(apps.count > 150)
    for app in apps {
      let project = PackageProject.reactNative([app.package: app.version], app.code)
      let found = project.findings(in: "ios/App/Info.plist") + project.findings(in: "ios/App/App.entitlements")
      // The entitlement of a purpose string that is missing too is reported once that is there.
      for (_, name) in app.needs {
        #expect(found.contains { $0.message.contains(name) }, "\(app.package): \(name) for \(app.code)")
      }
      for finding in found where !app.needs.contains(where: { finding.message.contains($0.name) }) {
        Issue.record("\(app.package): \(finding.message) for \(app.code)")
      }
    }
  }

  @Test func eachAppWithWhatItNeedsIsSilent() throws {
    for app in try Fixtures.table(Self.table).map(App.init) {
      let project = PackageProject.reactNative(
        [app.package: app.version],
        app.code,
        entries: app.entries,
        entitlements: app.entitlements
      )
      let found = project.findings(in: "ios/App/Info.plist") + project.findings(in: "ios/App/App.entitlements")
      #expect(found.isEmpty, "\(app.package): \(found.map(\.message)) for \(app.code)")
    }
  }

  @Test func theEmptyTextOfTheTemplateIsToBeRemoved() throws {
    let rules: Set = ["purpose-string-empty"]
    let text = "NSLocationWhenInUseUsageDescription = \"\";"
    let template = PackageProject.reactNative([:], "import 'react-native';", entries: text)
    let finding = try #require(template.findings(in: "ios/App/Info.plist", rules: rules).first)
    #expect(finding.severity == .info && finding.message.contains("Remove the key") && finding.fixes.count == 1)
    let maps = "import Geo from '@react-native-community/geolocation';\nGeo.getCurrentPosition(() => {});"
    let used = PackageProject.reactNative(["@react-native-community/geolocation": "3.4.0"], maps, entries: text)
    #expect(used.findings(in: "ios/App/Info.plist", rules: rules).map(\.severity) == [.error])
    let other = PackageProject.reactNative([:], "", entries: "NSCameraUsageDescription = \"\";")
    #expect(other.findings(in: "ios/App/Info.plist", rules: rules).map(\.severity) == [.warning])
  }

  @Test func theFacebookSDKNeedsItsKeys() {
    let code = "import { LoginManager } from 'react-native-fbsdk-next';\nLoginManager.logInWithPermissions([]);"
    let found = PackageProject.reactNative(["react-native-fbsdk-next": "13.4.3"], code).findings(
      in: "ios/App/Info.plist"
    )
    for name in ["FacebookAppID", "FacebookClientToken", "fbauth2"] {
      #expect(found.contains { $0.message.contains(name) })
    }
  }

  @Test(arguments: [
    ("5.6.2", "setup_permissions(['Calendars'])", "NSCalendarsFullAccessUsageDescription"),
    ("5.6.2", "setup_permissions(['Camera'])", "NSCameraUsageDescription"),
    ("3.10.1", "pod 'Permission-Camera', :path => 'x'", "NSCameraUsageDescription"),
    ("3.10.1", "pod 'Permission-Reminders', :path => 'x'", "NSRemindersUsageDescription"),
    ("^2.2.2", "pod 'Permission-Calendars', :path => 'x'", "NSCalendarsUsageDescription"),
  ]) func partsOfPermissionsAreChosenInThePodfile(version: String, podfile: String, key: String) {
    let project = PackageProject.reactNative(["react-native-permissions": version], "", podfile: podfile)
    let found = project.findings(in: "ios/App/Info.plist")
    #expect(found.count == 1)
    #expect(found.first?.message.contains(key) == true)
  }

  @Test(arguments: [
    ("4.7.3", "", true), ("^5.0.0", "", false), ("4.7.3", "$VCEnableLocation = false", false),
    ("4.7.3", "# $VCEnableLocation = false", true), ("4.7.3", "$VCEnableLocation = true", true),
  ]) func codeNeedsOnlyWhatItsVersionAndThePodfileHave(version: String, podfile: String, isNeeded: Bool) {
    let code =
      "import { Camera } from 'react-native-vision-camera'; export const C = () => <Camera device={d} enableLocation />;"
    let found = linked(podfile, ["react-native-vision-camera": version], code)
    #expect(found.contains { $0.contains("NSLocationWhenInUseUsageDescription") } == isNeeded)
    #expect(found.contains { $0.contains("NSCameraUsageDescription") })
  }

  @Test(arguments: [
    ("", true), ("ENV['ONESIGNAL_DISABLE_LOCATION'] = 'true'", false),
    ("ENV[\"ONESIGNAL_DISABLE_LOCATION\"] = \"false\"", true), ("puts ENV['ONESIGNAL_DISABLE_LOCATION']", true),
  ]) func thePodfileLeavesOutTheLocationOfNotifications(podfile: String, isNeeded: Bool) {
    let code = "import { OneSignal } from 'react-native-onesignal';\nOneSignal.Location.requestPermission();"
    #expect(linked(podfile, ["react-native-onesignal": "5.5.13"], code).count == (isNeeded ? 1 : 0))
  }

  // MARK: What the Podfile links

  private func linked(
    _ podfile: String,
    _ packages: [String: String] = ["expo-contacts": "10.2.0"],
    _ code: String = "import { getContactsAsync } from 'expo-contacts';\ngetContactsAsync();",
    files: [String: String] = [:]
  ) -> [String] {
    var project = PackageProject.reactNative(packages, code, podfile: podfile)
    project.files.merge(files) { _, new in new }
    return project.findings(in: "ios/App/Info.plist").map(\.message)
  }

  @Test(arguments: [
    ("target 'App' do\n  config = use_native_modules!\n  use_react_native!\nend", false),
    ("# use_unimodules!\ntarget 'App' do\n  use_native_modules!\nend", false),
    ("target 'App' do\n  use_unimodules!\n  use_native_modules!\nend", true),
    ("target 'App' do\n  use_expo_modules!\n  use_native_modules!\nend", true),
    ("target 'App' do\n  use_native_modules!\n  pod 'EXContacts', path: 'x'\nend", true),
    ("target 'App' do\n  use_native_modules!\n  own_modules!\nend", true),
    ("target 'App' do\n  use_react_native!\nend", true), ("", true),
  ]) func onlyToolsOfExpoLinkItsPackages(podfile: String, isLinked: Bool) {
    #expect(linked(podfile).isEmpty == !isLinked)
  }

  @Test func whoInstallsExpoLinksItsPackages() {
    let podfile = "target 'App' do\n  use_native_modules!\nend"
    #expect(linked(podfile, ["expo": "57.0.0", "expo-contacts": "57.0.0"]).count == 1)
    let podspec = ["node_modules/expo-contacts/A.podspec": ""]
    #expect(linked(podfile, files: podspec).count == 1)
  }

  @Test(arguments: [
    ("target 'Other' do\n  use_native_modules!\nend\ntarget 'App' do\nend", false),
    ("target 'App' do\n  use_native_modules!\n  target 'Other' do\n    inherit! :complete\n  end\nend", true),
    ("target 'Other' do\n  use_native_modules!\n  target 'App' do\n    inherit! :search_paths\n  end\nend", false),
    ("abstract_target 'All' do\n  use_native_modules!\n  target 'App' do\n  end\nend", true),
    ("def shared\n  use_native_modules!\nend\ntarget 'App' do\n  shared\nend", true),
    ("use_native_modules!\ntarget 'App' do\nend", true),
    ("['App'].each do |name|\n  target name do\n    use_native_modules!\n  end\nend", true),
    ("target 'Other' do\n  use_native_modules!\nend", true),
    (
      "target 'Other' do\n  use_native_modules!\nend\ntarget 'App' do\n  pod 'A', :path => '../node_modules/react-native-contacts'\nend",
      true
    ),
  ]) func theTargetsOfAPodfileGetItsPackages(podfile: String, isLinked: Bool) {
    let code = "import Contacts from 'react-native-contacts';\nContacts.getAll();"
    #expect(linked(podfile, ["react-native-contacts": "8.0.10"], code).isEmpty == !isLinked)
  }

  @Test func aLockFileWithoutThePodOfAPackageShowsThatItIsNotLinked() {
    let code = "import Contacts from 'react-native-contacts';\nContacts.getAll();"
    let podfile = "target 'App' do\n  use_native_modules!\nend"
    let lock = { (version: String, packages: [String]) in
      "PODS:\n  - React-Core (\(version))\n\nEXTERNAL SOURCES:\n"
        + packages.map { "  P:\n    :path: \"../node_modules/\($0)\"\n" }.joined()
    }
    let found = { (version: String, packages: [String]) in
      linked(podfile, ["react-native-contacts": "8.0.10"], code, files: ["ios/Podfile.lock": lock(version, packages)])
    }
    #expect(found("0.82.0", ["react-native/"]).isEmpty)
    #expect(found("0.70.0", ["react-native/"]).count == 1)
    #expect(found("0.82.0", []).count == 1)
  }

  @Test(arguments: ["module.exports = { dependencies: { 'react-native-contacts': { platforms: { ios: null } } } };"])
  func theConfigurationLeavesAPackageOut(configuration: String) {
    let code = "import Contacts from 'react-native-contacts';\nContacts.getAll();"
    let files = ["react-native.config.js": configuration]
    #expect(linked("", ["react-native-contacts": "8.0.10"], code, files: files).isEmpty)
    let other = ["react-native.config.js": configuration.replacing("ios", with: "android")]
    #expect(linked("", ["react-native-contacts": "8.0.10"], code, files: other).count == 1)
  }

  @Test func aFileForIOSReplacesTheOneForAllSystems() {
    let code = "import { launchCamera } from 'react-native-image-picker';\nlaunchCamera({ mediaType: 'photo' });"
    let files = { (name: String) in ["src/load.ts": code, name: "export const a = 1;"] }
    let found = { (name: String) in
      linked("", ["react-native-image-picker": "8.2.1"], "", files: files(name)).filter { $0.contains("load.ts") }.count
    }
    #expect(found("src/load.ios.ts") == 0)
    #expect(found("src/load.native.tsx") == 0)
    #expect(found("src/load.android.ts") == 1)
  }

  @Test func iconsNeedTheirFonts() {
    let icons = "import Icon from 'react-native-vector-icons/MaterialIcons';\nexport const a = <Icon name=\"a\" />;\n"
    #expect(linked("", ["react-native-vector-icons": "9.1.0"], icons).first?.contains("UIAppFonts") == true)
    #expect(linked("", ["react-native-vector-icons": "9.1.0"], icons + "Icon.loadFont();").isEmpty)
    #expect(linked("", ["react-native-vector-icons": "9.1.0", "expo": "57.0.0"], icons).isEmpty)
    // Code may name a package that is only required by another.
    #expect(linked("", ["expo": "49.0.7"], icons).isEmpty)
  }

  @Test func theNameOfTheNetworkNeedsAnEntitlement() {
    let found = PackageProject.reactNative(
      ["react-native-network-info": "5.2.1"],
      "import { NetworkInfo } from 'react-native-network-info';\nNetworkInfo.getSSID();"
    )
    #expect(found.findings(in: "ios/App/App.entitlements").map(\.rule) == ["entitlement-missing"])
  }

  @Test(arguments: ["launchCamera(KINDS.film);", "launchCamera({ ...FILM });"])
  func optionsMayBeConstants(call: String) {
    let code = """
      import { launchCamera } from 'react-native-image-picker';
      const FILM = { mediaType: 'video' };
      const KINDS = { photo: { mediaType: 'photo' }, film: { mediaType: 'video' } };
      \(call)
      """
    let found = linked("", ["react-native-image-picker": "8.2.1"], code)
    #expect(found.contains { $0.contains("NSMicrophoneUsageDescription") })
    let photo = linked("", ["react-native-image-picker": "8.2.1"], code.replacing("film);", with: "photo);"))
    #expect(photo.contains { $0.contains("NSMicrophoneUsageDescription") } == call.contains("FILM"))
  }

  @Test func aPackageThatNoCodeImportsMayBeAskedForByTheStore() {
    let project = PackageProject.reactNative(["react-native-image-picker": "8.2.1"], "export default null;")
    let found = project.findings(in: "ios/App/Info.plist")
    #expect(found.map(\.rule) == ["purpose-string-probably-missing"])
    #expect(found.first?.message.contains("App Store Connect asks for it") == true)
  }

  @Test func aPermissionWhosePartIsLeftOutIsReported() {
    let code = "import { PERMISSIONS, request } from 'react-native-permissions'; request(PERMISSIONS.IOS.CAMERA);"
    let check = { (podfile: String) in
      PackageProject.reactNative(["react-native-permissions": "5.6.2"], code, podfile: podfile)
        .findings(in: "ios/App/Info.plist", rules: ["permission-handler-missing"]).map(\.message)
    }
    #expect(check("setup_permissions(['Microphone'])").count == 1)
    #expect(check("setup_permissions(['Camera'])").isEmpty)
    // What is linked is not known.
    #expect(check("").isEmpty)
  }

  @Test("bug: each constant of a table of permissions was taken for a request")
  func aTableOfPermissionsRequestsNone() {
    let code = """
      import { PERMISSIONS, request } from 'react-native-permissions';
      const IOS = Object.freeze({ CAMERA: PERMISSIONS.IOS.CAMERA, MOTION: PERMISSIONS.IOS.MOTION });
      export const ask = () => request(IOS.CAMERA);
      """
    let one =
      "import { PERMISSIONS, request } from 'react-native-permissions'; import { Platform } from 'react-native';\n"
      + "request(Platform.select({ ios: PERMISSIONS.IOS.CAMERA, android: PERMISSIONS.ANDROID.CAMERA }));"
    let messages = { (code: String) in
      PackageProject.reactNative(
        ["react-native-permissions": "5.6.2"],
        code,
        podfile: "setup_permissions(['Microphone'])"
      )
      .findings(in: "ios/App/Info.plist", rules: ["permission-handler-missing"]).map(\.message)
    }
    #expect(messages(code).isEmpty)
    #expect(messages(one).count == 1)
  }

  @Test func whatThePodsOfReactNativeLeaveOutMustBeDeclared() {
    let findings = { (package: String) in
      PackageProject.reactNative([package: "2.20.0"], "").findings(
        in: "ios/App/Info.plist",
        rules: ["privacy-manifest-missing"]
      )
    }
    #expect(findings("react-native-fs").first?.message.contains("DiskSpace") == true)
    // React Native's tool declares the others.
    #expect(findings("react-native-callkeep").isEmpty)
  }

  @Test(
    "bug: the manifests of pods were taken for merged although the Podfile turns that off",
    arguments: [
      ("use_react_native!(:privacy_file_aggregation_enabled => false)", 1),
      ("use_react_native!(\n  path: 'a',\n  privacy_file_aggregation_enabled: false\n)", 1),
      ("use_react_native!(:privacy_file_aggregation_enabled => true)", 0),
      ("use_react_native!(:privacy_file_aggregation_enabled => properties['a'] != 'false')", 0),
      ("# :privacy_file_aggregation_enabled => false\nuse_react_native!", 0),
    ]
  )
  func thePodfileMayLeaveTheManifestAlone(call: String, count: Int) {
    let podfile = "target 'App' do\n  use_native_modules!\n  \(call)\nend"
    let project = PackageProject.reactNative(["react-native-callkeep": "4.3.16"], "", podfile: podfile)
    #expect(project.findings(in: "ios/App/Info.plist", rules: ["privacy-manifest-missing"]).count == count)
  }

  @Test func codeOfOtherSystemsAndTestsIsNotTheApps() {
    var project = PackageProject.reactNative(
      ["react-native-image-picker": "8.2.1"],
      "import 'react-native-image-picker';"
    )
    let call = "import { launchCamera } from 'react-native-image-picker'; launchCamera({});"
    for path in [
      "src/Camera.android.js", "src/Camera.test.tsx", "__tests__/Camera.js", "node_modules/a/index.js", "web/a.js",
    ] {
      project.files[path] = call
    }
    #expect(project.findings(in: "ios/App/Info.plist").count { $0.message.contains("NSCamera") } == 0)
    project.files["src/Camera.ios.tsx"] = call
    #expect(project.findings(in: "ios/App/Info.plist").count { $0.message.contains("NSCamera") } == 1)
  }

  /// The lock files of a repository in which two apps have versions of their own.
  private static let locks = [
    "yarn.lock": """
    react-native-permissions@^5.0.0:
      version "5.2.0"

    "react-native-permissions@^3.0.0", "react-native-permissions@^3.1.0":
      version "3.10.1"

    """,
    "package-lock.json": """
    { "packages": {
      "": { "dependencies": { "react-native-permissions": "^5.0.0" } },
      "node_modules/react-native-permissions": { "version": "5.2.0" },
      "apps/mobile/node_modules/react-native-permissions": { "version": "3.10.1" }
    } }
    """,
    "pnpm-lock.yaml": """
    importers:
      apps/desk:
        dependencies:
          react-native-permissions:
            specifier: ^5.0.0
            version: 5.2.0
      apps/mobile:
        dependencies:
          react-native-permissions:
            specifier: 'catalog:'
            version: 3.10.1(react-native@0.82.0)

    """,
    "bun.lock": """
    { "workspaces": { "apps/mobile": { "name": "mobile", }, },
      "packages": {
        "react-native-permissions": ["react-native-permissions@5.2.0", "", {}, "sha512-x=="],
        "mobile/react-native-permissions": ["react-native-permissions@3.10.1", "", {}, "sha512-x=="],
      } }
    """,
  ]

  @Test(arguments: ["yarn.lock", "package-lock.json", "pnpm-lock.yaml", "bun.lock"])
  func versionsOfAnAppComeFromTheLockFileOfItsRepository(_ lock: String) {
    var project = PackageProject.reactNative(
      ["react-native-permissions": "^3.1.0"],
      "",
      podfile: "setup_permissions(['Calendars'])"
    )
    project.files = Dictionary(uniqueKeysWithValues: project.files.map { ("apps/mobile/\($0.key)", $0.value) })
    project.files["apps/mobile/package.json"] = project.files["apps/mobile/package.json"]?
      .replacing("^3.1.0", with: lock == "yarn.lock" ? "^3.1.0" : "*")
    project.files[".git/HEAD"] = "ref: refs/heads/main\n"
    project.files[lock] = Self.locks[lock]
    let found = project.findings(in: "apps/mobile/ios/App/Info.plist")
    #expect(found.map { $0.message.contains("NSCalendarsUsageDescription") } == [true])
  }
}
