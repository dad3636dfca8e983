import TestSupport
import Testing

@testable import CodeScanning
@testable import Dependencies

/// Packages ask for the purpose strings that the catalog has, and for those that a switch turns on.
@Suite struct DependencyNeedsTests {
  /// What the files of a project ask for, without what code that is known decides.
  private func needs(_ files: [(String, String)]) -> [PurposeNeed] { allNeeds(files).filter { !$0.isIdle } }

  /// What the files of a project ask for, by cause.
  private func allNeeds(_ files: [(String, String)]) -> [PurposeNeed] {
    var dependencies: [Dependency] = []
    var switches = DependencySwitches()
    for (name, text) in files {
      let path = "/app/" + name
      dependencies += DependencyFile(fileName: name)?.dependencies(in: Array(text.utf8), path: path) ?? []
      if let read = DependencySwitches.read(Array(text.utf8), path: path) { switches.add(read) }
    }
    dependencies = ResolvedPackages.resolved(dependencies)
    let linked = DependencyNeeds.linkedPackages(among: dependencies)
    return DependencyNeeds.needs(of: dependencies, linked: linked, switches: switches)
  }

  private func keys(_ needs: [PurposeNeed]) -> [[[String]]] { needs.map(\.alternatives) }

  // MARK: Packages

  @Test func pods() throws {
    let text = "PODS:\n  - Alamofire (5.0)\n  - Gallery (1.0)\n  - GoogleMaps/Maps (8.0)\n"
    let needs = allNeeds([("Podfile.lock", text)])
    #expect(needs.map(\.cause) == ["Gallery", "GoogleMaps/Maps"])
    #expect(needs.map(\.isIdle) == [false, true])
    #expect(needs.map(\.isCertain) == [true, false])
    #expect(needs.map(\.kind) == [.dependency, .dependency])
    #expect(needs.first?.platforms == [])
    let evidence = try #require(needs.first).evidence
    #expect(evidence.path == "/app/Podfile.lock")
    #expect(evidence.lineText == "  - Gallery (1.0)")
  }

  @Test func podsAreReportedOnceForAllTheirSubspecs() {
    let text = "PODS:\n  - GoogleMaps/Base (8.0)\n  - GoogleMaps/Maps (8.0)\n"
    #expect(allNeeds([("Podfile.lock", text)]).count == 1)
  }

  @Test func someSubspecsDecide() {
    let name = "OneSignalXCFramework"
    let core = "PODS:\n  - \(name)/OneSignal (5.0)\n"
    #expect(allNeeds([("Podfile.lock", core)]).isEmpty)
    #expect(allNeeds([("Podfile.lock", core + "  - \(name)/OneSignalLocation (5.0)\n")]).count == 1)
  }

  @Test func aBuildPhaseCopiesATextFromTheDescriptionOfTheApp() {
    let ads = "react-native-google-mobile-ads"
    let packages = "{\"dependencies\": {\"react-native-tracking-transparency\": \"1\", \"\(ads)\": \"1\"}}"
    let needed = { (text: String) in
      let app = "{\"\(ads)\": {\"user_tracking_usage_description\": \"\(text)\"}}"
      return needs([("package.json", packages), ("app.json", app)]).map(\.alternatives)
    }
    #expect(needed("Fits ads.").isEmpty)
    #expect(needed("").contains([["NSUserTrackingUsageDescription"]]))
  }

  @Test func packagesWithoutANativeCallNeedNothing() {
    let packages = "{\"dependencies\": {\"@capacitor/motion\": \"8\", \"react-native-contacts-wrapper\": \"1\"}}"
    #expect(needs([("package.json", packages)]).isEmpty)
    #expect(needs([("config.xml", "<widget><plugin name='cordova-plugin-background-mode'/></widget>")]).isEmpty)
  }

  @Test func pluginsAreRestoredFromTheConfiguration() throws {
    let need = try #require(needs([("config.xml", "<widget>\n<plugin name='cordova-plugin-camera'/></widget>")]).first)
    #expect(need.isCertain)
    #expect(need.evidence.line == 1)
    #expect(needs([("config.xml", "<resources><plugin name='cordova-plugin-camera'/></resources>")]).isEmpty)
  }

  @Test func packagesOfFlutter() {
    let text = """
      packages:
        image_picker:
          dependency: "direct main"
          version: "1.0.0"
        image_picker_ios:
          dependency: transitive
          version: "0.8.0"
        local_auth_darwin:
          dependency: transitive
          version: "1.0.0"
      """
    let needs = needs([("pubspec.lock", text)])
    #expect(needs.map(\.cause) == ["image_picker", "local_auth_darwin"])
    #expect(needs.map(\.isCertain) == [true, true])
    #expect(needs.map(\.platforms) == [["iOS"], ["iOS"]])
  }

  @Test func onlyDirectPackagesOfJavaScript() {
    let lock = "\"expo-camera@14\":\n  version \"14.0.1\"\n\"expo-contacts@12\":\n  version \"12.0.0\"\n"
    #expect(needs([("yarn.lock", lock)]).isEmpty)
    let both = needs([("package.json", "{\"dependencies\":{\"expo-camera\":\"~14\"}}"), ("yarn.lock", lock)])
    #expect(both.map(\.cause) == ["expo-camera"])
    #expect(both.map(\.evidence.path) == ["/app/yarn.lock"])
    let alone = needs([("package.json", "{\"dependencies\":{\"@capacitor/camera\":\"6\"}}")])
    #expect(alone.map(\.evidence.path) == ["/app/package.json"])
  }

  @Test func expoRemovesKeysOfPackages() {
    let package = ("package.json", "{\"dependencies\":{\"expo-camera\":\"~14\"}}")
    #expect(keys(needs([package])) == [[["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]]])
    let plugins =
      "[\"expo-font\", [\"expo-camera\", {\"microphonePermission\": false, \"cameraPermission\": \"Scan.\"}]]"
    #expect(
      keys(needs([package, ("app.json", "{\"expo\": {\"plugins\": \(plugins)}}")])) == [[["NSCameraUsageDescription"]]]
    )
    let none = "[[\"expo-camera\", {\"microphonePermission\": false, \"cameraPermission\": false}]]"
    #expect(needs([package, ("app.json", "{\"expo\": {\"plugins\": \(none)}}")]).isEmpty)
  }

  @Test func pluginsOfCordova() {
    let needs = needs([("package.json", "{\"cordova\":{\"plugins\":{\"cordova-plugin-camera\":{}}}}")])
    #expect(needs.map(\.cause) == ["cordova-plugin-camera"])
  }

  @Test func packagesWithoutKeysNeedNothing() {
    #expect(needs([("package.json", "{\"dependencies\":{\"expo-notifications\":\"1\",\"react\":\"18\"}}")]).isEmpty)
  }

  // MARK: Switches

  private let permissionHandler =
    "packages:\n  permission_handler:\n    dependency: \"direct main\"\n    version: \"11.0.0\"\n"

  @Test func macrosOfPermissionHandler() throws {
    let podfile = MarkedText(
      """
      post_install do |installer|
        config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= [
          '$(inherited)',
          ## dart: PermissionGroup.camera
          '1️⃣PERMISSION_CAMERA=12️⃣',
          # 'PERMISSION_CONTACTS=1',
          'PERMISSION_MICROPHONE=0',
          "PERMISSION_PHOTOS=1", # 'PERMISSION_SENSORS=1'
        ]
      end
      """
    )
    let needs = needs([("pubspec.lock", permissionHandler), ("Podfile", podfile.text)])
    #expect(
      needs.map(\.cause) == ["permission_handler (PERMISSION_CAMERA)", "permission_handler (PERMISSION_PHOTOS)"]
    )
    #expect(keys(needs) == [[["NSCameraUsageDescription"]], [["NSPhotoLibraryUsageDescription"]]])
    #expect(needs.map(\.isCertain) == [true, true])
    #expect(podfile.range(of: try #require(needs.first).evidence) == podfile.range("1️⃣", "2️⃣"))
  }

  @Test func lastMacroCounts() {
    let podfile = "a = ['PERMISSION_CAMERA=1']\nb = ['PERMISSION_CAMERA=0', 'PERMISSION_CONTACTS = 1']\n"
    let needs = needs([("pubspec.lock", permissionHandler), ("Podfile", podfile)])
    #expect(keys(needs) == [[["NSContactsUsageDescription"]]])
  }

  @Test func withoutSwitchesNothingCounts() {
    #expect(needs([("pubspec.lock", permissionHandler)]).isEmpty)
    #expect(needs([("package.json", "{\"dependencies\":{\"react-native-permissions\":\"4\"}}")]).isEmpty)
  }

  @Test func withoutThePackageSwitchesDoNotCount() {
    #expect(needs([("Podfile", "setup_permissions(['Camera'])\n'PERMISSION_CAMERA=1'")]).isEmpty)
  }

  @Test func handlersInPodfile() {
    let podfile = """
      setup_permissions([
        # 'Bluetooth',
        'Camera',
        "FaceID", # 'Siri'
        'Calendars'
      ])
      target 'App' do
      end
      """
    let files = [("package.json", "{\"dependencies\":{\"react-native-permissions\":\"4\"}}"), ("Podfile", podfile)]
    #expect(
      needs(files).map(\.cause) == [
        "react-native-permissions (Calendars)", "react-native-permissions (Camera)",
        "react-native-permissions (FaceID)",
      ]
    )
    #expect(needs(files).first?.alternatives == [["NSCalendarsFullAccessUsageDescription"]])
  }

  @Test func handlersInPackageJSON() {
    let text =
      "{\"dependencies\":{\"react-native-permissions\":\"3\"},\"reactNativePermissionsIOS\":[\"Camera\",\"X\"]}"
    let needs = needs([("package.json", text)])
    #expect(needs.map(\.cause) == ["react-native-permissions (Camera)"])
  }

  /// Bug: the list in `package.json` of an older version counted although the Podfile chooses the parts.
  @Test func thePodfileReplacesTheHandlersInPackageJSON() {
    let text =
      "{\"dependencies\":{\"react-native-permissions\":\"5\"},\"reactNativePermissionsIOS\":[\"Microphone\"]}"
    let needs = needs([("package.json", text), ("Podfile", "setup_permissions(['Camera'])")])
    #expect(needs.map(\.cause) == ["react-native-permissions (Camera)"])
  }

  @Test func partsOfFilePicker() {
    let lock = "packages:\n  file_picker:\n    dependency: \"direct main\"\n    version: \"8.0.0\"\n"
    #expect(keys(needs([("pubspec.lock", lock)])) == [[["NSPhotoLibraryUsageDescription"]]])
    let some = needs([("pubspec.lock", lock), ("Podfile", "# Pod::PICKER_MEDIA = false\nPod::PICKER_AUDIO = false")])
    #expect(keys(some) == [[["NSPhotoLibraryUsageDescription"]]])
    #expect(needs([("pubspec.lock", lock), ("Podfile", "Pod::PICKER_MEDIA = false")]).isEmpty)
    let newer = lock.replacing("8.0.0", with: "12.0.0-beta.7")
    #expect(needs([("pubspec.lock", newer)]).isEmpty)
  }

  @Test func whatOnlySomeAppsUseIsNoNeedOfTheLibrary() {
    let lock = "packages:\n  image_picker:\n    dependency: \"direct main\"\n    version: \"1.1.0\"\n"
    #expect(keys(needs([("pubspec.lock", lock)])) == [[["NSPhotoLibraryUsageDescription"]]])
  }

  // MARK: Ruby

  @Test func commentsOfRuby() {
    let text = "a # b\n'c # d' # e\n=begin\nf\n=end\ng \"#{h}\" # i"
    let code = String(decoding: RubyCode.withoutComments(Array(text.utf8)), as: UTF8.self)
    #expect(code.utf8.count == text.utf8.count)
    #expect(code.split { $0 == "\n" || $0 == " " } == ["a", "'c", "#", "d'", "g", "\"#{h}\""])
  }

  @Test func brokenPodfilesDoNoHarm() {
    let text =
      "setup_permissions([\n 'Camera', # a\n])\n'PERMISSION_CAMERA=1'\nPod::PICKER_MEDIA = false\n=begin\nx\n=end"
    var mutator = Mutator(seed: 5)
    for _ in 0..<1_000 {
      let switches = DependencySwitches.read(mutator.mutate(Array(text.utf8)), path: "Podfile")
      #expect(switches != nil)
    }
  }

  @Test func laterVersionsOfAPackageMayNeedNothing() {
    let lock = { (picker: String, part: String) in
      """
      packages:
        image_picker:
          dependency: "direct main"
          version: "\(picker)"
        image_picker_ios:
          dependency: transitive
          version: "\(part)"
      """
    }
    #expect(needs([("pubspec.lock", lock("1.1.2", "0.8.12+1"))]).map(\.cause) == ["image_picker"])
    #expect(needs([("pubspec.lock", lock("1.1.2", "0.8.12+2"))]).isEmpty)
    #expect(needs([("pubspec.lock", lock("1.2.0", "0.8.13"))]).isEmpty)
  }

  @Test(arguments: ["app.json", "app.config.js"])
  func aPluginMayRefuseWhatItsPackageNeeds(_ name: String) {
    let plugins = "\"plugins\": [[\"expo-camera\", {\"microphonePermission\": false}]]"
    let description = name == "app.json" ? "{\"expo\": {\(plugins)}}" : "export default { \(plugins) };"
    let needs = needs([("package.json", "{\"dependencies\": {\"expo-camera\": \"1\"}}"), (name, description)])
    #expect(keys(needs) == [[["NSCameraUsageDescription"]]])
  }

  @Test func aPackageOfFlutterMayNeedItsKeyOnTheMacToo() {
    let lock = { (name: String) in
      """
      packages:
        \(name):
          dependency: "direct main"
          description:
            name: \(name)
          source: hosted
          version: "6.0.0"
      """
    }
    #expect(needs([("pubspec.lock", lock("record"))]).map(\.platforms) == [["iOS", "macOS"]])
    #expect(needs([("pubspec.lock", lock("pedometer"))]).map(\.platforms) == [["iOS"]])
  }
}
