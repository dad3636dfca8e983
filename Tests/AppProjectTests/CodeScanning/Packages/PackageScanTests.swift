import Testing

@testable import CodeScanning

/// Calls and options count only for packages that the file imports, by whatever name.
@Suite struct PackageScanTests {
  private func causes(_ code: String) -> [String] {
    SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.js").packageUses
      .map { "\($0.cause)\($0.isCertain ? "" : "?")" }
  }

  private let picker = "react-native-image-picker"

  @Test(arguments: [
    ("picker['launchCamera']({});", ["launchCamera"]), ("picker[\"launchCamera\"]({});", ["launchCamera"]),
    ("log(`a ${picker.launchCamera({})} b`);", ["launchCamera"]),
    ("log(`${{ a: `${picker.launchCamera({})}` }}`); picker.launchImageLibrary", ["launchCamera"]),
    ("const a = ['launchCamera'];", []), ("return ['launchCamera'];", []), ("log(`picker.launchCamera({})`);", []),
    ("picker[launchCamera]({});", []),
  ]) func callsHaveManyForms(code: String, causes: [String]) {
    #expect(self.causes("const picker = require('\(picker)');\n" + code) == causes)
  }

  @Test func onlyWhoRegistersGetsNotificationsOfCapacitor() {
    let start = "import { PushNotifications } from '@capacitor/push-notifications';\n"
    #expect(causes(start + "PushNotifications.register();") == ["PushNotifications.register"])
    #expect(causes(start + "PushNotifications.checkPermissions(); form.register();").isEmpty)
  }

  @Test(arguments: [
    ("const a = () => ({ mediaType: 'video' }); launchCamera(a());", true),
    ("const a = (b): C => ({ mediaType: 'video' }); launchCamera(a(1));", true),
    ("function a() { return { mediaType: 'video' }; } launchCamera(a());", true),
    ("const a: any = { quality: 1 }; a.mediaType = 'video'; launchCamera(a);", true),
    ("const a = () => ({ mediaType: 'photo' }); launchCamera(a());", false),
    ("const a = () => ({ mediaType: 'video' }); launchCamera(b());", false),
    ("const a = {}; b.a.mediaType = 'video'; launchCamera(a);", false),
    ("const a = {}; if (a.mediaType == 'video') launchCamera(a);", false),
  ]) func optionsMayBeMadeElsewhereInTheFile(code: String, isFilm: Bool) {
    let text = "import { launchCamera } from '\(picker)';\n" + code
    let keys = SourceScanner.scan(Array(text.utf8), language: .javaScript, path: "/a.js").packageUses.map(
      \.need.subject
    )
    #expect(keys.contains(.purposes([["NSMicrophoneUsageDescription"]])) == isFilm)
  }

  @Test(arguments: [
    "import { launchCamera } from 'react-native-image-picker'; launchCamera({});",
    "import { launchCamera as shoot } from 'react-native-image-picker'; shoot({});",
    "import * as Picker from \"react-native-image-picker\"; Picker.launchCamera({});",
    "const Picker = require('react-native-image-picker'); Picker.launchCamera({});",
    "const { launchCamera: shoot } = require('react-native-image-picker'); shoot({});",
    "const launchCamera = require('react-native-image-picker').launchCamera; launchCamera();",
    "const { launchCamera } = await import('react-native-image-picker'); launchCamera();",
    "import('react-native-image-picker').then(({ launchCamera }) => launchCamera({}));",
    "import('react-native-image-picker').then(m => m.launchCamera({}));",
    "require('react-native-image-picker').launchCamera({});",
    "(await import('react-native-image-picker')).launchCamera({});",
    "import {\n  type Asset,\n  launchCamera,\n} from 'react-native-image-picker';\nbutton.onPress = launchCamera;",
  ]) func importsHaveManyForms(code: String) {
    #expect(causes(code) == ["launchCamera"])
  }

  @Test(arguments: [
    "launchCamera({});",
    "import { launchCamera } from './camera'; launchCamera({});",
    "import { launchCamera } from 'other-picker'; launchCamera({});",
    "import { launchCamera } from 'react-native-image-picker';",
    "import type { launchCamera } from 'react-native-image-picker'; launchCamera();",
    "import { launchImageLibrary } from 'react-native-image-picker'; // launchCamera()\n'launchCamera()';",
    "import Share from 'react-native-share'; import Sound from 'x'; Sound.shareSingle({ social: 'WHATSAPP' });",
  ]) func otherCallsDoNotCount(code: String) {
    #expect(causes(code).isEmpty)
  }

  @Test func whatIsHandedOnMayBeUsed() {
    #expect(causes("export { launchCamera } from 'react-native-image-picker';") == ["launchCamera?"])
    #expect(causes("export { launchCamera as shoot, Asset } from 'react-native-image-picker';") == ["launchCamera?"])
    #expect(causes("export type { launchCamera } from 'react-native-image-picker';").isEmpty)
    #expect(causes("export { launchImageLibrary as launchCamera } from 'react-native-image-picker';").isEmpty)
  }

  @Test("bug: a name that a file only hands on was taken for a call")
  func whatIsHandedOnIsNotCalled() {
    let areCalls = { (code: String) in
      SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.js").packageUses.map(\.isCall)
    }
    #expect(areCalls("export { launchCamera } from 'react-native-image-picker';") == [false])
    #expect(areCalls("import { launchCamera } from 'react-native-image-picker';\nlaunchCamera();") == [true])
  }

  @Test("bug: a constant with the name of an export was taken for that")
  func aMemberOfAnotherExportIsNotTheExport() {
    let start =
      "import * as Sensors from 'react-native-sensors';\nimport { SensorTypes } from 'react-native-sensors';\n"
    #expect(causes(start + "Sensors.setUpdateIntervalForType(SensorTypes.barometer, 400);").isEmpty)
    #expect(causes(start + "Sensors.SensorTypes.barometer;").isEmpty)
    #expect(causes(start + "Sensors.barometer.subscribe(show);") == ["barometer"])
  }

  @Test func optionsAreInSpreadConstants() {
    let code =
      "import { launchCamera } from 'react-native-image-picker';\nconst FILM = { mediaType: 'video' as const };\n"
    #expect(causes(code + "launchCamera({ ...FILM, durationLimit: 9 });") == ["launchCamera", "launchCamera"])
    #expect(causes(code + "launchCamera({ ...OTHER });") == ["launchCamera"])
  }

  @Test func anAnimatedComponentIsTheComponent() {
    let code = """
      import { Camera } from 'react-native-vision-camera';
      const Moving = Reanimated.createAnimatedComponent(Camera);
      const View = () => <Moving audio={true} />;
      """
    #expect(causes(code).contains("Camera"))
  }

  @Test func aTypeNamesThePackageOfARegisteredPlugIn() {
    let code = """
      import { registerPlugin } from '@capacitor/core';
      import type { BackgroundGeolocationPlugin } from '@capacitor-community/background-geolocation';
      const Tour = registerPlugin<BackgroundGeolocationPlugin>('BackgroundGeolocation');
      Tour.addWatcher({ backgroundMessage: 'Shows the way.' }, () => {});
      """
    #expect(causes(code).contains("addWatcher"))
  }

  @Test(
    arguments: [
      ("'ipp', 'udp'", "_ipp._udp"), ("KIND", "_hap._tcp"), ("KIND, 'tcp', 'local.'", "_hap._tcp"), ("", "_http._tcp"),
      ("find(), 'tcp'", nil), ("OTHER, 'tcp'", nil), ("'ipp', OTHER", nil),
    ] as [(String, String?)]
  ) func theTypeOfAServiceIsTheFirstArgument(arguments: String, type: String?) {
    let code = "import Z from 'react-native-zeroconf';\nconst KIND = 'hap';\nnew Z().scan(\(arguments));"
    let uses = SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.js").packageUses
    #expect(uses.compactMap(\.service) == [type].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("{ type: '_ipp._tcp.', domain: 'local.' }", "_ipp._tcp"), ("{ type, domain: 'local.' }", "_hap._tcp"),
      ("{ domain: 'local.' }", nil),
    ] as [(String, String?)]
  ) func theTypeOfAServiceIsAnOption(options: String, type: String?) {
    let code = "import { ZeroConf } from 'capacitor-zeroconf';\nconst type = '_hap._tcp.';\nZeroConf.watch(\(options));"
    let uses = SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.js").packageUses
    #expect(uses.compactMap(\.service) == [type].compactMap(\.self))
  }

  @Test func aCallNamesItsTask() {
    let code =
      "import B from 'react-native-background-fetch';\nB.scheduleTask({ taskId: 'org.example.tidy', delay: 5 });"
    let uses = SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.js").packageUses
    #expect(uses.compactMap(\.service) == ["org.example.tidy"])
  }

  @Test(arguments: [
    "AVCaptureDevice.requestAccessForMediaTypeCompletionHandler(AVMediaTypeVideo, granted => {});",
    "const manager = CLLocationManager.new();", "SFSpeechRecognizer.requestAuthorization(status => {});",
  ]) func nativeScriptCallsTheSystem(code: String) {
    #expect(SourceScanner.scan(Array(code.utf8), language: .javaScript, path: "/a.ts").uses.count == 1)
  }

  @Test func instancesHooksAndReferencesAreOfThePackage() {
    #expect(
      causes("import Zeroconf from 'react-native-zeroconf'; const z = new Zeroconf(); z.scan('http');").contains("scan")
    )
    #expect(causes("import M from 'react-native-ble-manager'; class A { start() { M.start(); } }") == ["start"])
    #expect(
      causes("import { useSound } from 'react-native-nitro-sound'; const { startRecorder: go } = useSound(); go();")
        == ["startRecorder"]
    )
    let camera =
      "import { Camera } from 'expo-camera'; const c = useRef<Camera>(null); const f = () => c.current?.recordAsync();"
    #expect(causes(camera) == ["recordAsync"])
  }

  @Test func constantsOfTheFileAreRead() {
    let call = { (constant: String, options: String) in
      causes("import { launchCamera } from 'react-native-image-picker';\n\(constant)\nlaunchCamera(\(options));")
    }
    #expect(call("const mediaType = 'video';", "{ mediaType }") == ["launchCamera", "launchCamera"])
    #expect(call("const kind: MediaType = 'photo'", "{ mediaType: kind }") == ["launchCamera"])
    #expect(call("const KIND = 'video';", "{ mediaType: KIND }") == ["launchCamera", "launchCamera"])
    #expect(call("let kind = 'photo';", "{ mediaType: kind }") == ["launchCamera", "launchCamera?"])
    #expect(call("const kind = kind;", "{ mediaType: kind }") == ["launchCamera", "launchCamera?"])
    let keychain = "import * as K from 'react-native-keychain'; const accessControl = K.ACCESS_CONTROL.USER_PRESENCE;"
    #expect(causes(keychain + " K.setGenericPassword('a', 'b', { accessControl });").count == 1)
  }

  @Test(arguments: ["Social.INSTAGRAM", "Social.Instagram", "'instagram'", "Share.Social.INSTAGRAM"])
  func constantsHaveManySpellings(value: String) {
    let code = "import Share, { Social } from 'react-native-share'; Share.shareSingle({ social: \(value), url: u });"
    #expect(causes(code) == ["shareSingle", "shareSingle"])
  }

  @Test func anUnknownTextDoesNotStartAsFewDo() {
    let video = { (source: String) in
      causes("import Video from 'react-native-video'; const a = () => <Video source={{ uri: \(source) }} />;")
    }
    #expect(video("u").isEmpty)
    #expect(video("'https://example.org/a.mp4'").isEmpty)
    #expect(video("'ph://A'") == ["uri"])
  }

  @Test func theCodeOfComponentsIsRead() {
    let component = """
      <template><p>Don't {{ launchCamera() }}</p></template>
      <script setup lang="ts">
      import { launchCamera } from 'react-native-image-picker';
      launchCamera({});
      </script>
      <style>p::after { content: "'"; }</style>
      """
    let scan = { SourceScanner.scan(Array(component.utf8), language: .javaScript, path: $0).packageUses }
    #expect(scan("/A.vue").map(\.evidence.line) == [3])
    #expect(scan("/A.svelte").map(\.evidence.lineText) == ["launchCamera({});"])
    for text in ["<script", "<script>", "<script></script", "</script><script>a"] {
      #expect(SourceScanner.scan(Array(text.utf8), language: .javaScript, path: "/A.vue").packageUses.isEmpty)
    }
  }

  @Test func itemsOfAListThatAHookReturnsAreOfThePackage() {
    let code =
      "import { useCameraRoll } from '@react-native-camera-roll/camera-roll';\n"
      + "const [photos, getPhotos, save] = useCameraRoll();\ngetPhotos({ first: 10 });"
    #expect(causes(code) == ["getPhotos"])
  }

  @Test func optionsAreReadAsFarAsTheyAreLiteral() {
    let call = { (options: String) in causes("import { launchCamera } from '\(picker)'; launchCamera(\(options));") }
    #expect(call("{ mediaType: 'video' }") == ["launchCamera", "launchCamera"])
    #expect(call("{ mediaType: 'photo' }") == ["launchCamera"])
    #expect(call("{ mediaType: kind }") == ["launchCamera", "launchCamera?"])
    #expect(call("{ mediaType: isFilm ? 'video' : 'photo' }") == ["launchCamera", "launchCamera?"])
    #expect(call("{ nested: { saveToPhotos: true } }").contains("saveToPhotos"))
  }

  @Test func elementsHaveOptionsToo() {
    let element = { (attributes: String) in
      causes("import Eye, { Camera } from 'react-native-vision-camera'; const a = <Camera style={x} \(attributes) />;")
    }
    #expect(element("audio={true}") == ["Camera"])
    #expect(element("audio") == ["Camera"])
    #expect(element("audio={false}").isEmpty)
    #expect(element("audio={isOn}") == ["Camera?"])
    #expect(causes("import Map from 'react-native-maps'; const m = <Map showsUserLocation/>;") == ["showsUserLocation"])
  }

  @Test func halfWrittenFilesTrapNobody() {
    let code = Array(
      "import A, { b as c } from 'react-native-share'; const { d: [e] } = A; <A.B f={`${g}`} {...h}/>; c({ social: [1, /x/, 'y'] })?.z!.shareSingle({"
        .utf8
    )
    for end in code.indices {
      _ = SourceScanner.scan(Array(code[..<end]), language: .javaScript, path: "/a.js")
      _ = SourceScanner.scan(Array(code[end...]), language: .javaScript, path: "/a.js")
    }
  }
}
