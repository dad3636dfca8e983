import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts

/// Apps of Expo whose Xcode project is made at every build: what needs something and what supplies it come together in the description.
@Suite struct ExpoAppsTests {
  private func app(
    _ dependencies: [String: String],
    _ code: String,
    plugins: String = "",
    ios: String = "",
    fields: String = "",
    sdk: String = "~57.0.0",
    files: [String: String] = [:]
  ) -> PackageProject {
    let list = dependencies.merging(["expo": sdk]) { own, _ in own }.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    let own = [
      "package.json": "{\"dependencies\": {\(list)}}", "App.tsx": code,
      "app.json": """
      {
        "expo": {
          "name": "Ferry",
          "ios": { "bundleIdentifier": "org.example.ferry"\(ios) },\(fields)
          "plugins": [\(plugins)]
        }
      }
      """,
    ]
    return PackageProject(files: own.merging(files) { _, new in new })
  }

  private func messages(_ app: PackageProject, in file: String = "app.json") -> [String] {
    app.findings(in: file).map(\.message)
  }

  // MARK: Options

  @Test(arguments: [("~50.0.0", false), ("~51.0.0", true), ("latest", true)])
  func falseTakesATextAwaySinceVersion51(sdk: String, isMissing: Bool) {
    let code = "import * as Contacts from 'expo-contacts';\nexport const load = () => Contacts.getContactsAsync();"
    let plugin = "[\"expo-contacts\", {\"contactsPermission\": false}]"
    let found = messages(app(["expo-contacts": sdk], code, plugins: plugin, sdk: sdk))
    #expect(found.contains { $0.contains("NSContactsUsageDescription") } == isMissing)
  }

  @Test(arguments: [("mute", false), ("mute={true}", false), ("mute={false}", true), ("", true)])
  func aMutedCameraHearsNothing(attribute: String, isMissing: Bool) {
    let code = """
      import { useRef } from 'react';
      import { CameraView } from 'expo-camera';
      export const Film = () => {
        const ref = useRef<CameraView>(null);
        return <CameraView ref={ref} mode="video" \(attribute) onCameraReady={() => ref.current?.recordAsync()} />;
      };
      """
    let plugin = "[\"expo-camera\", {\"microphonePermission\": false}]"
    let found = messages(app(["expo-camera": "~57.0.0"], code, plugins: plugin))
    #expect(found.contains { $0.contains("NSMicrophoneUsageDescription") } == isMissing)
  }

  @Test func aPluginWritesTheIdentifiersOfItsOptions() {
    let code = """
      import NfcManager, { NfcTech } from 'react-native-nfc-manager';
      NfcManager.requestTechnology(NfcTech.IsoDep);
      """
    let found = { (options: String) in
      messages(
        app(["react-native-nfc-manager": "3.17.2"], code, plugins: "[\"react-native-nfc-manager\", {\(options)}]")
      )
      .filter { $0.contains("select-identifiers") }.count
    }
    #expect(found("") == 1)
    #expect(found("\"selectIdentifiers\": [\"A000\"]") == 0)
  }

  @Test(arguments: [
    "const { expo } = require('./app.json');\nmodule.exports = { ...expo, version: '2.0.0' };",
    "import appJson from './app.json';\nexport default { ...appJson.expo, version: '2.0.0' };",
    "import appJson from './app.json';\nexport default { ...(appJson.expo as ExpoConfig), version: '2.0.0' };",
    "module.exports = { ...require('./app.json').expo, version: '2.0.0' };",
  ]) func aScriptTakesOverTheDescriptionThatItReads(script: String) {
    let code = "import * as Contacts from 'expo-contacts';\nexport const load = () => Contacts.getContactsAsync();"
    let plugin = "[\"expo-contacts\", {\"contactsPermission\": false}]"
    let project = app(["expo-contacts": "~57.0.0"], code, plugins: plugin, files: ["app.config.js": script])
    #expect(messages(project).contains { $0.contains("NSContactsUsageDescription") })
  }

  @Test func commentsInTheDescriptionHideNothing() {
    let code = "import * as Contacts from 'expo-contacts';\nexport const load = () => Contacts.getContactsAsync();"
    let description = """
      { // Expo reads JSON5
        expo: { name: 'Ferry', ios: { bundleIdentifier: 'org.example.ferry' }, /* none */
          plugins: [['expo-contacts', { contactsPermission: false }]], },
      }
      """
    let project = app(["expo-contacts": "~57.0.0"], code, files: ["app.json": description])
    #expect(messages(project).contains { $0.contains("NSContactsUsageDescription") })
  }

  // MARK: Modes and entitlements

  private static let geofence = """
    import { startGeofencingAsync } from 'expo-location';
    export const start = () => startGeofencingAsync('gate', []);
    """

  @Test func aModeThatNoOptionTurnsOnIsMissing() throws {
    let found = messages(app(["expo-location": "~57.0.0"], Self.geofence, plugins: "\"expo-location\""))
    let message = try #require(found.first)
    #expect(found.count == 1 && message.contains("mode location"))
    #expect(message.contains("isIosBackgroundLocationEnabled"))
    let option = "[\"expo-location\", {\"isIosBackgroundLocationEnabled\": true}]"
    #expect(messages(app(["expo-location": "~57.0.0"], Self.geofence, plugins: option)).isEmpty)
  }

  @Test func aModeNextToThoseOfTheAppIsMissing() {
    let modes = { (list: String) in ", \"infoPlist\": {\"UIBackgroundModes\": [\(list)]}" }
    #expect(messages(app(["expo-location": "57"], Self.geofence, ios: modes("\"audio\""))).count == 1)
    #expect(messages(app(["expo-location": "57"], Self.geofence, ios: modes("\"audio\", \"location\""))).isEmpty)
  }

  @Test(arguments: [("~53.0.0", true), ("~54.0.0", true), ("~55.0.0", false), ("~57.0.0", false), ("latest", false)])
  func pluginsWriteModesByTheVersionOfExpo(sdk: String, isMissing: Bool) {
    let code = "import { setAudioModeAsync } from 'expo-audio';\nsetAudioModeAsync({ shouldPlayInBackground: true });"
    let found = messages(app(["expo-audio": "1"], code, plugins: "\"expo-audio\"", sdk: sdk))
    #expect(found.contains { $0.contains("mode audio") } == isMissing)
  }

  @Test func anAssignedOptionCounts() {
    let code = { (value: String) in
      "import { useVideoPlayer } from 'expo-video';\nuseVideoPlayer('a', p => { p.staysActiveInBackground = \(value); });"
    }
    #expect(messages(app(["expo-video": "57"], code("true"), plugins: "\"expo-video\"")).count == 1)
    #expect(messages(app(["expo-video": "57"], code("false"), plugins: "\"expo-video\"")).isEmpty)
    let option = "[\"expo-video\", {\"supportsBackgroundPlayback\": true}]"
    #expect(messages(app(["expo-video": "57"], code("true"), plugins: option)).isEmpty)
  }

  @Test(
    "bug: the option of another version of the plugin was named",
    arguments: [
      ("~53.0.0", nil), ("~54.0.0", "enableBackgroundRecording"), ("~57.0.0", "enableBackgroundPlayback"),
    ]
  )
  func theOptionIsOneOfTheVersion(sdk: String, option: String?) throws {
    let code = "import { setAudioModeAsync } from 'expo-audio';\nsetAudioModeAsync({ shouldPlayInBackground: true });"
    let plugin = "[\"expo-audio\", {\"enableBackgroundPlayback\": false}]"
    let message = try #require(messages(app(["expo-audio": "1"], code, plugins: plugin, sdk: sdk)).first)
    #expect(message.contains("with the option") == (option != nil))
    #expect(option.map(message.contains) ?? true)
  }

  @Test("bug: a mode that a plugin takes away was taken for listed")
  func aPluginTakesAModeAway() throws {
    let code =
      "import { useVideoPlayer } from 'expo-video';\nuseVideoPlayer('a', p => { p.staysActiveInBackground = true; });"
    let modes = ", \"infoPlist\": {\"UIBackgroundModes\": [\"audio\"]}"
    let found = { (plugins: String) in
      app(["expo-video": "57"], code, plugins: plugins, ios: modes).findings(in: "app.json")
    }
    #expect(found("\"expo-video\"").isEmpty)
    let off = "[\"expo-video\", {\"supportsBackgroundPlayback\": false}]"
    #expect(found(off).map(\.fixes.count) == [0])
    // The plugin that is listed first has the last word.
    #expect(found("\"expo-audio\", \(off)").isEmpty)
    #expect(found("\(off), \"expo-audio\"").count == 1)
    #expect(
      found("[\"expo-video\", {\"supportsBackgroundPlayback\": false, \"supportsPictureInPicture\": true}]").isEmpty
    )
    let player = app(["react-native-track-player": "4"], "", plugins: off, ios: modes)
    #expect(try #require(messages(player).first).contains("which the plugin expo-video takes out of"))
  }

  @Test func aTaskOfAPluginThatIsNotListedIsNotPermitted() {
    let code = "import * as Task from 'expo-background-task';\nTask.registerTaskAsync('sync');"
    let found = messages(app(["expo-background-task": "57"], code))
    #expect(found.contains { $0.contains("com.expo.modules.backgroundtask.processing") })
    #expect(found.contains { $0.contains("mode processing") })
    #expect(messages(app(["expo-background-task": "57"], code, plugins: "\"expo-background-task\"")).isEmpty)
  }

  @Test func anEntitlementThatNoPluginWritesIsMissing() {
    let code = "import Nfc from 'react-native-nfc-manager';\nexport const read = () => Nfc.registerTagEvent();"
    let name = "com.apple.developer.nfc.readersession.formats"
    let nfc = ["react-native-nfc-manager": "3.17.2"]
    #expect(messages(app(nfc, code)).contains { $0.contains(name) })
    // Another entitlement of the app changes nothing.
    let other = ", \"entitlements\": {\"com.apple.developer.siri\": true}"
    #expect(messages(app(nfc, code, ios: other)).contains { $0.contains(name) })
    #expect(messages(app(nfc, code, plugins: "\"react-native-nfc-manager\"")).isEmpty)
  }

  @Test func pushIsInAllAppsBeforeVersion51() {
    let code = "import messaging from '@react-native-firebase/messaging';\nmessaging().getAPNSToken();"
    let messaging = ["@react-native-firebase/messaging": "26.4.0"]
    let isMissing = { (app: PackageProject) in messages(app).contains { $0.contains("aps-environment") } }
    #expect(isMissing(app(messaging, code)))
    #expect(!isMissing(app(messaging, code, sdk: "~50.0.0")))
    #expect(!isMissing(app(messaging.merging(["expo-notifications": "57"]) { own, _ in own }, code)))
  }

  // MARK: Plugins of the project

  private static let speech = """
    import { ExpoSpeechRecognitionModule } from 'expo-speech-recognition';
    ExpoSpeechRecognitionModule.start({});
    """

  private func keysMissing(with plugin: String) -> Set<String> {
    let found = messages(
      app(
        ["expo-speech-recognition": "57"],
        Self.speech,
        plugins: "\"./plugins/own\"",
        files: ["plugins/own.js": plugin]
      )
    )
    let keys = ["NSMicrophoneUsageDescription", "NSSpeechRecognitionUsageDescription"]
    return Set(keys.filter { key in found.contains { $0.contains(key) } })
  }

  @Test(arguments: [
    "module.exports = config => config;",
    "const { withGradleProperties } = require('@expo/config-plugins');\nmodule.exports = c => withGradleProperties(c, x => x);",
    "import { ConfigPlugin, withPodfile } from 'expo/config-plugins';\nimport fs from 'node:fs';\nexport default c => c;",
    """
    const { withInfoPlist } = require('expo/config-plugins');
    module.exports = c => withInfoPlist(c, m => { m.modResults.UIFileSharingEnabled = true; return m; });
    """,
  ]) func aPluginThatWritesNoSuchKeyHidesNothing(plugin: String) {
    #expect(keysMissing(with: plugin).count == 2)
  }

  @Test func aPluginHidesTheKeysThatItNames() {
    let plugin = """
      const { withInfoPlist } = require('expo/config-plugins');
      module.exports = c => withInfoPlist(c, m => {
        m.modResults['NSMicrophoneUsageDescription'] = 'Hears what you say.';
        return m;
      });
      """
    #expect(keysMissing(with: plugin) == ["NSSpeechRecognitionUsageDescription"])
  }

  @Test(arguments: [
    "const own = require('our-plugins'); module.exports = own;",
    "module.exports = c => { c.ios.infoPlist = texts(); return c; };",
    "const { withInfoPlist } = require('expo/config-plugins'); module.exports = c => withInfoPlist(c, m => add(m.modResults));",
    "const { withInfoPlist } = require('expo/config-plugins'); module.exports = c => withInfoPlist(c, m => { m.modResults[k] = 1; });",
    "module.exports = require('./absent');",
  ]) func aPluginThatMayWriteAnyKeyHidesAll(plugin: String) {
    #expect(keysMissing(with: plugin).isEmpty)
  }

  @Test(
    "bug: an empty text that a plugin of the project writes was taken for a text",
    arguments: [
      ("m.modResults.NSMicrophoneUsageDescription = '';", true),
      ("  m.modResults['NSMicrophoneUsageDescription'] = ' ';", true),
      ("m.modResults.NSMicrophoneUsageDescription = m.modResults.NSMicrophoneUsageDescription || '';", false),
      ("if (silent) m.modResults.NSMicrophoneUsageDescription = '';", false),
      ("if (silent) { m.modResults.NSMicrophoneUsageDescription = ''; }", false),
      ("m.modResults.NSMicrophoneUsageDescription = '' || text;", false),
      ("m.modResults.NSMicrophoneUsageDescription = ''; m.modResults.NSMicrophoneUsageDescription = text;", false),
      ("m.modResults.NSMicrophoneUsageDescription = 'Hears you.';", false),
    ]
  )
  func aPluginMayWriteAnEmptyText(statement: String, isBlank: Bool) {
    let plugin = """
      const { withInfoPlist } = require('expo/config-plugins');
      module.exports = c => withInfoPlist(c, m => { \(statement) return m; });
      """
    let found = { (plugins: String) in
      app(
        ["expo-speech-recognition": "57"],
        Self.speech,
        plugins: plugins,
        files: ["plugins/own.js": plugin]
      ).findings(in: "app.json", rules: ["purpose-string-empty", "purpose-string-whitespace-only"])
    }
    #expect(found("\"./plugins/own\"").count == (isBlank ? 1 : 0))
    #expect(!found("\"./plugins/own\"").contains { !$0.fixes.isEmpty })
    // The plugin that is listed first has the last word.
    let text = "[\"expo-speech-recognition\", {\"microphonePermission\": \"Hears what you say.\"}]"
    #expect(found("\(text), \"./plugins/own\"").isEmpty)
    #expect(found("\"./plugins/own\", \(text)").count == (isBlank ? 1 : 0))
  }

  // MARK: Other descriptions

  @Test("bug: a key was missing although a file that is not read may have it")
  func whatAScriptReadsElsewhereIsUnknown() {
    let script = "const base = require('../app.base.json');\nmodule.exports = { ...base.expo, version: '2.0' };"
    let project = app([:], "", files: ["app.config.js": script])
    #expect(project.findings(in: "app.config.js", rules: ["encryption-key-missing"]).isEmpty)
    let own = project.files.merging(["app.config.js": "module.exports = { ios: {}, version: '2.0' };"]) { $1 }
    #expect(
      PackageProject(files: own).findings(in: "app.config.js", rules: ["encryption-key-missing"]).count == 1
    )
  }

  @Test(arguments: [
    "const plugins = [['expo-camera', { cameraPermission: false }]];\nexport default { name: 'A', ios: {}, plugins };",
    "const list: C['plugins'] = [['expo-camera', { cameraPermission: false }]];\nexport default { ios: {}, plugins: list };",
    "const more = [['expo-camera', { cameraPermission: false }]];\nexport default { ios: {}, plugins: ['expo-font', ...more] };",
    "const ios = { infoPlist: {} };\nconst plugins = [['expo-camera', { cameraPermission: false }]];\nmodule.exports = { ios, plugins };",
  ]) func constantsOfLiteralsAreRead(script: String) {
    let code = "import { CameraView } from 'expo-camera';\nexport default () => <CameraView />;"
    var project = app(["expo-camera": "57"], code, files: ["app.config.ts": script])
    project.files["app.json"] = nil
    let found = messages(project, in: "app.config.ts")
    #expect(found.contains { $0.contains("NSCameraUsageDescription") })
  }

  /// Bug: the place of a value was that of the constant, before its key, and the program stopped.
  @Test(arguments: [
    "ios: { bundleIdentifier: TEXT }", "version: TEXT, ios: { buildNumber: TEXT }", "scheme: TEXT, ios: {}",
    "scheme: LIST, ios: {}", "ios: { infoPlist: { NSMicrophoneUsageDescription: TEXT, UIBackgroundModes: LIST } }",
    "ios: { infoPlist: OBJECT, entitlements: OBJECT }", "ios: { associatedDomains: LIST }",
    "ios: { config: { usesNonExemptEncryption: FLAG } }", "ios: EMPTY", "ios: { infoPlist: EMPTY }",
    "ios: {}, plugins: [['expo-contacts', { contactsPermission: TEXT }], ['expo-location', OBJECT]]",
    "ios: { bundleIdentifier: TEXT as string }", "ios: {}, extra: LIST",
  ]) func aConstantAboveTheObjectHasThePlaceOfItsName(members: String) {
    let constants = """
      const TEXT = 'org.example.ferry';
      const LIST = ['audio'];
      const OBJECT = { NSAppTransportSecurity: { NSAllowsLocalNetworking: true } };
      const FLAG = false;
      const EMPTY = {};

      """
    let script = constants + "export default { \(members), name: 'A' };"
    let code = "import { Camera } from 'react-native-camera-kit';"
    var project = app(["react-native-camera-kit": "14"], code, files: ["app.config.ts": script])
    project.files["app.json"] = nil
    let missing = { (project: PackageProject) in
      project.findings(in: "app.config.ts").first { $0.message.contains("NSCameraUsageDescription") }
    }
    #expect(missing(project) != nil)
    for fix in missing(project)?.fixes ?? [] {
      project.files["app.config.ts"] = SourceText(script).applying(fix.edits).string
      #expect(missing(project) == nil, "\(project.files["app.config.ts"] ?? "")")
    }
  }

  @Test(arguments: [
    "ios: { bundleIdentifier: id() }, plugins: [['expo-location', { isIosBackgroundLocationEnabled: flag() }]]",
    "ios: { bundleIdentifier: 'org.a' }, scheme: name(), plugins: [['expo-location', options()]]",
    "version: version(), ios: {}, scheme: ['a', name()], plugins: [['expo-location', make({ a: 1 })]]",
  ]) func valuesThatAreComputedAreUnknown(members: String) {
    let script = "export default { name: 'A', \(members) };"
    var project = app(["expo-location": "57"], Self.geofence, files: ["app.config.js": script])
    project.files["app.json"] = nil
    let rules = PackageProject.rules.union([
      "build-version-format", "bundle-identifier-invalid", "url-scheme-invalid", "version-format",
    ])
    #expect(project.findings(in: "app.config.js", rules: rules).isEmpty)
  }

  @Test func aConstantThatIsChangedIsUnknown() {
    let script = "const plugins = [];\nplugins.push(own());\nexport default { ios: {}, plugins };"
    var project = app(["expo-speech-recognition": "57"], Self.speech, files: ["app.config.js": script])
    project.files["app.json"] = nil
    #expect(messages(project, in: "app.config.js").isEmpty)
  }

  @Test func theURLSchemeOfGoogleIsMissing() {
    let code = "import { GoogleSignin } from '@react-native-google-signin/google-signin';\nGoogleSignin.configure({});"
    let package = "@react-native-google-signin/google-signin"
    let isMissing = { (plugins: String, fields: String) in
      messages(app([package: "16.1.5"], code, plugins: plugins, fields: fields)).contains {
        $0.contains("CFBundleURLTypes")
      }
    }
    #expect(isMissing("", ""))
    #expect(isMissing("", " \"scheme\": \"ferry\","))
    let other = messages(app([package: "16.1.5"], code, fields: " \"scheme\": \"ferry\","))
    #expect(other.contains { $0.contains("No scheme in CFBundleURLTypes begins with com.googleusercontent.apps.") })
    // Bug: code for Android alone was taken for a use in the app.
    let android = app([package: "16.1.5"], "", files: ["Google.android.ts": code, "Google.ts": "export {};"])
    #expect(messages(android).isEmpty)
    #expect(!isMissing("[\"\(package)\", {\"iosUrlScheme\": \"com.googleusercontent.apps.1-b\"}]", ""))
    #expect(!isMissing("", " \"scheme\": [\"ferry\", \"com.googleusercontent.apps.1-b\"],"))
  }

  @Test func thePluginChoosesThePartsOfPermissions() {
    let code = "import { request, PERMISSIONS } from 'react-native-permissions';\nrequest(PERMISSIONS.IOS.MOTION);"
    let plugin = "[\"react-native-permissions\", {\"iosPermissions\": [\"Motion\"]}]"
    let found = messages(app(["react-native-permissions": "5.6.2"], code, plugins: plugin))
    #expect(found.contains { $0.contains("NSMotionUsageDescription") })
  }

  @Test func aTargetOfAppleTargetsIsNoPartOfTheApp() {
    let widget = [
      "targets/widget/expo-target.config.js": """
      module.exports = { type: "widget", name: "Timetable", bundleIdentifier: ".timetable", deploymentTarget: "17.0" };
      """,
      "targets/widget/Info.plist": "{ CFBundlePackageType = \"XPC!\"; NSExtension = {}; }",
      "targets/widget/Store.swift": "let last = UserDefaults.standard.string(forKey: \"last\")",
    ]
    let project = app(["@bacons/apple-targets": "4"], "", plugins: "\"@bacons/apple-targets\"", files: widget)
    let rules: Set = ["privacy-manifest-missing"]
    #expect(project.findings(in: "app.json", rules: rules).isEmpty)
    #expect(project.findings(in: "targets/widget/Info.plist", rules: rules).map(\.rule) == ["privacy-manifest-missing"])
    let declared = ["targets/widget/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]
    let other = app(["@bacons/apple-targets": "4"], "", files: widget.merging(declared) { $1 })
    #expect(other.findings(in: "targets/widget/Info.plist", rules: rules).isEmpty)
  }

  @Test func expoDeclaresWhatItsOwnPackagesUse() {
    let rules: Set = ["privacy-manifest-missing"]
    let storage = ["@react-native-async-storage/async-storage": "3.1.1", "react-native": "0.86.0"]
    #expect(app(storage, "").findings(in: "app.json", rules: rules).isEmpty)
    #expect(!app(storage, "", sdk: "~50.0.0").findings(in: "app.json", rules: rules).isEmpty)
  }

  // MARK: Folders

  private static let tracking = """
    import { requestTrackingPermissionsAsync } from 'expo-tracking-transparency';
    requestTrackingPermissionsAsync();
    """

  private func prebuilt(_ ignored: String) -> PackageProject {
    let target = ExampleProject.Target("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")
    return app(
      ["expo-tracking-transparency": "57"],
      Self.tracking,
      files: [
        ".git/HEAD": "", ".gitignore": ignored, "ios/App.xcodeproj/project.pbxproj": ExampleProject(target).text,
        "ios/App/Info.plist": "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; }",
      ]
    )
  }

  @Test(arguments: ["/ios", "ios/", "ios", "/ios\n/android\n"])
  func anXcodeProjectThatGitLeavesOutIsMadeOfTheDescription(ignored: String) {
    #expect(messages(prebuilt(ignored)).contains { $0.contains("NSUserTrackingUsageDescription") })
  }

  @Test(arguments: ["", "node_modules\n", "/ios\n!/ios\n"])
  func anXcodeProjectThatIsKeptCounts(ignored: String) {
    let project = prebuilt(ignored)
    #expect(messages(project).isEmpty)
    let found = messages(project, in: "ios/App/Info.plist")
    #expect(found.contains { $0.contains("NSUserTrackingUsageDescription") })
  }

  private func workspace(_ range: String, _ files: [String: String]) -> [String] {
    let inner = app(["expo-tracking-transparency": "57", "@tour/kit": range], "import '@tour/kit';").files
    let own = [
      ".git/HEAD": "", "packages/kit/package.json": "{\"name\": \"@tour/kit\"}",
      "packages/kit/src/ask.ts": Self.tracking,
    ]
    let moved = Dictionary(uniqueKeysWithValues: inner.map { ("apps/tour/\($0.key)", $0.value) })
    let all = own.merging(moved) { own, _ in own }.merging(files) { _, new in new }
    return messages(PackageProject(files: all), in: "apps/tour/app.json")
  }

  @Test(arguments: [
    ("workspace:*", ["pnpm-workspace.yaml": "packages:\n  - 'apps/*'\n  - 'packages/*'\n"]),
    ("*", ["package.json": "{\"workspaces\": [\"apps/*\", \"packages/**\"]}"]),
    ("1.0.0", ["package.json": "{\"workspaces\": {\"packages\": [\"packages/kit\"]}}"]),
    ("file:../../packages/kit", [:]), ("link:../../packages/kit", [:]),
  ]) func codeOfPackagesInTheRepositoryIsTheApps(range: String, files: [String: String]) {
    #expect(workspace(range, files).contains { $0.contains("ask.ts") })
  }

  @Test func packagesOfPackagesAreFollowed() {
    let found = workspace(
      "*",
      [
        "package.json": "{\"workspaces\": [\"packages/*\"]}", "packages/kit/src/ask.ts": "export {};",
        "packages/kit/package.json": "{\"name\": \"@tour/kit\", \"dependencies\": {\"@tour/inner\": \"*\"}}",
        "packages/inner/package.json": "{\"name\": \"@tour/inner\"}", "packages/inner/index.js": Self.tracking,
      ]
    )
    #expect(found.contains { $0.contains("index.js") })
  }

  @Test(arguments: ["tsconfig.base.json", "tsconfig.json"])
  func pathsOfTypeScriptNamePackages(file: String) {
    let paths = """
      { // Names.
        "compilerOptions": { "baseUrl": ".", "paths": { "@tour/kit": ["packages/kit/src/ask.ts"], } } }
      """
    #expect(workspace("npm:kit@1", [file: paths]).contains { $0.contains("ask.ts") })
    let pattern = "{\"compilerOptions\": {\"paths\": {\"@tour/*\": [\"packages/*/src\"]}}}"
    #expect(workspace("npm:kit@1", [file: pattern]).contains { $0.contains("ask.ts") })
    let other = "{\"compilerOptions\": {\"paths\": {\"@tour/other\": [\"packages/kit/src\"]}}}"
    #expect(!workspace("npm:kit@1", [file: other]).contains { $0.contains("ask.ts") })
  }

  @Test func otherPackagesOfTheRepositoryAreNotTheApps() {
    let found = workspace(
      "*",
      [
        "package.json": "{\"workspaces\": [\"packages/*\"]}", "packages/kit/src/ask.ts": "export {};",
        "packages/web/package.json": "{\"name\": \"@tour/web\"}", "packages/web/index.js": Self.tracking,
      ]
    )
    #expect(!found.isEmpty && !found.contains { $0.contains("index.js") })
  }
}
