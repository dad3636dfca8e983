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
    "import { launchCamera } from 'react-native-image-picker'; launchCamera({});",
    "import { launchCamera as shoot } from 'react-native-image-picker'; shoot({});",
    "import * as Picker from \"react-native-image-picker\"; Picker.launchCamera({});",
    "const Picker = require('react-native-image-picker'); Picker.launchCamera({});",
    "const { launchCamera: shoot } = require('react-native-image-picker'); shoot({});",
    "const launchCamera = require('react-native-image-picker').launchCamera; launchCamera();",
    "const { launchCamera } = await import('react-native-image-picker'); launchCamera();",
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
