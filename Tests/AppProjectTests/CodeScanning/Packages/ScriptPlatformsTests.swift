import Testing

@testable import CodeScanning

/// Code that React Native runs on other systems alone does nothing on Apple's.
@Suite struct ScriptPlatformsTests {
  private static let start =
    "import { Platform } from 'react-native';\nimport { launchCamera } from 'react-native-image-picker';\n"

  private func calls(_ code: String) -> Int {
    SourceScanner.scan(Array((Self.start + code).utf8), language: .javaScript, path: "/a.tsx").packageUses.count
  }

  @Test(arguments: [
    "if (Platform.OS === 'android') { launchCamera({}); }", "if (Platform.OS !== 'ios') launchCamera({});",
    "if (Platform.OS == \"web\") { launchCamera({}); } else { close(); }",
    "if (Platform.OS === 'android' && Platform.Version > 30) { launchCamera({}); }",
    "if (Platform.OS === 'ios') { close(); } else { launchCamera({}); }",
    "if (Platform.OS === 'ios') { close(); } else if (isOpen) { launchCamera({}); }",
    "function take() { if (Platform.OS === 'ios') return; launchCamera({}); }",
    "function take() {\n  if (Platform.OS === 'ios') {\n    return close();\n  }\n  launchCamera({});\n}",
    "const take = () => Platform.OS === 'android' ? launchCamera({}) : close();",
    "const take = () => Platform.OS === 'ios' ? close() : launchCamera({});",
    "const take = () => Platform.OS === 'android' && launchCamera({});",
    "const take = Platform.select({ ios: () => close(), android: () => launchCamera({}) });",
    "const isAndroid = Platform.OS === 'android';\nif (isAndroid) { launchCamera({}); }",
    "const isIOS = Platform.OS === 'ios';\nfunction take() { if (!isIOS) { launchCamera({}); } }",
    "function take() { if (Platform.OS !== 'android') return; launchCamera({}); }",
    "const take = () => Platform.OS !== 'android' ? close() : launchCamera({});",
    "const { OS } = Platform;\nif (OS === 'android') { launchCamera({}); }",
    "const system = Platform.OS;\nconst isAndroid = system === 'android';\nif (isAndroid) { launchCamera({}); }",
    "import { IS_ANDROID } from './platform';\nif (IS_ANDROID) { launchCamera({}); }",
    "if (Capacitor.getPlatform() === 'android') { launchCamera({}); }",
    "if (isPlatform('android')) { launchCamera({}); }",
    "switch (Platform.OS) { case 'android': launchCamera({}); break; default: close(); }",
    "switch (Platform.OS) {\n  case 'ios': close(); break;\n  default:\n    launchCamera({});\n}",
    "switch (Platform.OS) { case 'web': case 'android': { launchCamera({}); break; } case 'ios': close(); }",
  ]) func otherSystemsRunIt(code: String) {
    #expect(calls(code) == 0)
  }

  @Test(arguments: [
    "if (Platform.OS === 'ios') { launchCamera({}); }", "if (Platform.OS !== 'android') { launchCamera({}); }",
    "if (Platform.OS === 'android' || isOpen) { launchCamera({}); }",
    "const take = isOpen || Platform.OS === 'android' ? launchCamera({}) : close();",
    "const take = isOpen && Platform.OS === 'ios' ? close() : launchCamera({});",
    "if (Platform.OS === 'android') { close(); } else { launchCamera({}); }",
    "if (Platform.OS === 'android') { close(); }\nlaunchCamera({});",
    "if (Platform.OS === 'ios' && isOld) { return; }\nlaunchCamera({});",
    "function take() { if (Platform.OS === 'android') return; launchCamera({}); }",
    "function close() { if (Platform.OS === 'ios') { return; } }\nlaunchCamera({});",
    "const take = () => Platform.OS === 'ios' ? launchCamera({}) : close();",
    "const margin = Platform.OS === 'android' ? 1 : 2\nlaunchCamera({})",
    "const take = Platform.select({ ios: () => launchCamera({}), android: () => close() });",
    "const take = Platform.select({ default: () => launchCamera({}) });",
    "const a = Platform.OS === 'android' && isOpen ? close() : launchCamera({});",
    "import { isAndroid } from './platform';\nif (!isAndroid) { launchCamera({}); }",
    "const { OS } = Other;\nif (OS === 'android') { launchCamera({}); }",
    "switch (Platform.OS) { case 'android': close(); case 'ios': launchCamera({}); }",
    "switch (Platform.OS) { case 'android': case 'ios': launchCamera({}); }",
    "switch (Platform.OS) { case 'android': close(); break; default: launchCamera({}); }",
    "switch (kind) { case 'android': launchCamera({}); }",
  ]) func applesSystemRunsIt(code: String) {
    #expect(calls(code) == 1)
  }

  @Test(arguments: [
    ("const take = async () => { launchCamera({}); };\nif (Platform.OS === 'android') take();", 0),
    ("function take(): void { launchCamera({}); }\nfunction a() { if (Platform.OS === 'ios') return; take(); }", 0),
    ("function take() { launchCamera({}); }\nfunction b() { take(); }\nif (Platform.OS === 'android') b();", 0),
    ("const take = () => { launchCamera({}); };\nif (Platform.OS === 'ios') take();", 1),
    ("const take = () => { launchCamera({}); };\nif (Platform.OS === 'android') take();\ntake();", 1),
    ("export const take = () => { launchCamera({}); };\nif (Platform.OS === 'android') take();", 1),
    ("const take = () => { launchCamera({}); };\nif (Platform.OS === 'android') take();\nexport { take };", 1),
    ("export async function take() { launchCamera({}); }\nif (Platform.OS === 'android') take();", 1),
    ("const take = () => { launchCamera({}); };\nif (Platform.OS === 'android') close();", 1),
    (
      "const take = () => { launchCamera({}); };\nif (Platform.OS === 'android') take();\nreturn <A onPress={take} />;",
      1
    ),
  ]) func whatOnlySuchCodeCallsIsOfThoseSystems(code: String, count: Int) {
    #expect(calls(code) == count)
  }

  @Test(arguments: [
    ("if (Platform.isAndroid) { USE }", false), ("if (!Platform.isIOS) USE", false), ("if (kIsWeb) { USE }", false),
    ("take() { if (!Platform.isAndroid) { close(); return; } USE }", false),
    ("if (defaultTargetPlatform == TargetPlatform.android) { USE }", false),
    ("final isAndroid = Platform.isAndroid;\ntake() { if (isAndroid) { USE } }", false),
    ("if (Platform.isIOS) { close(); } else { USE }", false), ("if (Platform.isIOS) { USE }", true),
    ("if (!Platform.isAndroid) { USE }", true), ("if (Platform.isAndroid) { close(); } USE", true),
    ("if (defaultTargetPlatform == TargetPlatform.iOS) { USE }", true), ("if (!kIsWeb) { USE }", true),
    ("if (Platform.isIOS || Platform.isMacOS) { USE }", true),
    ("if (Platform.isAndroid || Platform.isIOS) { other(); } else { USE }", true),
  ]) func dartRunsOnOtherSystemsToo(code: String, isRun: Bool) {
    let use = "ImagePicker().pickImage(source: ImageSource.camera);"
    let text = Array(code.replacing("USE", with: use).utf8)
    let uses = SourceScanner.scan(text, language: .dart, path: "/a.dart").uses
    #expect(uses.contains { !$0.condition.outcome.whenTrue.isEmpty } == isRun)
  }

  @Test(
    "bug: functions of Dart that only code for Android calls were not followed",
    arguments: [
      ("if (Platform.isIOS) { _close(); } else { await _ask(); }", "Future<void> _ask() async { USE }", false),
      ("if (Platform.isAndroid) _ask();", "void _ask() { USE }", false), ("_ask();", "void _ask() { USE }", true),
      ("if (Platform.isAndroid) _ask(); else _ask();", "void _ask() { USE }", true),
      ("if (Platform.isAndroid) ask();", "void ask() { USE }", true),
    ]
  ) func privateFunctionsOfDartAreFollowed(call: String, function: String, isRun: Bool) {
    let use = "ImagePicker().pickImage(source: ImageSource.camera);"
    let code = "void main() async { \(call) }\n" + function.replacing("USE", with: use)
    let uses = SourceScanner.scan(Array(code.utf8), language: .dart, path: "/a.dart").uses
    #expect(uses.contains { !$0.condition.outcome.whenTrue.isEmpty } == isRun)
  }

  @Test func schemesOfOtherSystemsAreNotCompiled() {
    let scan = { (code: String) in
      SourceScanner.scan(Array((Self.start + code).utf8), language: .javaScript, path: "/a.tsx")[.queriedScheme]
        .filter { !$0.condition.outcome.whenTrue.isEmpty }.map(\.name)
    }
    #expect(scan("if (Platform.OS === 'android') Linking.canOpenURL('waze://');").isEmpty)
    #expect(scan("Linking.canOpenURL('waze://');").count == 1)
    #expect(scan("registry.canOpenURL('waze://');").isEmpty)
  }

  @Test func halfWrittenCodeTrapsNobody() {
    let text = Array(
      (Self.start + "if (Platform.OS === 'ios') { return } else { a ? b : c } Platform.select({ a: 1 })").utf8
    )
    for end in text.indices { _ = SourceScanner.scan(Array(text[..<end]), language: .javaScript, path: "/a.js") }
    for start in text.indices { _ = SourceScanner.scan(Array(text[start...]), language: .javaScript, path: "/a.js") }
  }

  @Test func functionsThatCallEachOtherAreReadOnce() {
    let functions = (0..<2_000).map { "function f\($0)() { f\($0 + 1)(); }\n" }
    #expect(calls("if (Platform.OS === 'android') f0();\n" + functions.joined()) == 0)
  }

  /// Code that once ended the program, or kept it for minutes.
  @Test(
    "bug: nested code trapped or was read again and again",
    arguments: [
      String(repeating: "if (a) ", count: 5_000), String(repeating: "if (a) b(); else ", count: 5_000),
      String(repeating: "if (Platform.OS === 'ios') return;\n", count: 5_000),
      String(repeating: "`${", count: 9_000), String(repeating: "a['b']", count: 9_000),
      "const a = [b, b]; const b = [a, a]; launchCamera({ mediaType: a });",
      (0..<40).map { "const c\($0) = [c\($0 + 1), c\($0 + 1)];" }.joined() + "launchCamera({ mediaType: c0 });",
      "launchCamera({ mediaType: \(String(repeating: "[", count: 9_000) + String(repeating: "]", count: 9_000)) });",
      "launchCamera({\(String(repeating: "mediaType:\n", count: 400) + String(repeating: "a ", count: 20_000))",
      String(repeating: "(await ", count: 9_000) + "import('expo-camera')" + String(repeating: ")", count: 9_000)
        + ".a();",
    ]
  ) func nestedCodeIsReadOnce(code: String) {
    #expect(calls("if (Platform.OS === 'ios') { launchCamera({}); }\n" + code) >= 1)
  }
}
