import Testing

/// Cordova's `config.xml` declares the keys of an app whose Xcode project is made of it.
@Suite struct CordovaTests {
  private let project = TestProject([
    "config.xml": """
    <?xml version='1.0' encoding='utf-8'?>
    <!-- <platform name="ios"/> -->
    <widget id="org.sample" version="1.2.0" xmlns="http://www.w3.org/ns/widgets">
        <name>Sample &amp; Co</name>
        <platform name="android">
            <edit-config file="app.xml" target="NSNothing" mode="merge"><string>x</string></edit-config>
        </platform>
        <platform name="ios">
            <edit-config target="NSCameraUsageDescription" file="*-Info.plist" mode="merge">
                <string>Scan &lt;codes&gt;.</string>
            </edit-config>
            <config-file parent="UIBackgroundModes" target="*-Info.plist"><array><string>audio</string></array></config-file>
            <config-file parent="aps-environment" target="*/Entitlements-Release.plist"><string>production</string></config-file>
        </platform>
    </widget>
    """
  ])

  @Test func pluginsWriteTheKeysOfTheirPluginXML() {
    let text = "<widget><plugin name='cordova-plugin-fingerprint-aio'/></widget>"
    let package = """
      { "cordova": { "plugins": { "cordova-plugin-qrscanner": {},
        "cordova-plugin-fingerprint-aio": { "FACEID_USAGE_DESCRIPTION": "Unlocks your notes." } } } }
      """
    let app = TestProject(["config.xml": text, "package.json": package]).described.first
    let keys = app?.generatedKeys.map { "\($0.key)=\($0.value ?? "?")" }
    #expect(keys == ["NSFaceIDUsageDescription=Unlocks your notes.", "NSCameraUsageDescription=?"])
    #expect(app?.suppliesUnknownKeys == false)
  }

  @Test func aVariableWithoutATextIsBlank() {
    let text = "<widget><plugin name='cordova-plugin-touch-id'/></widget>"
    #expect(TestProject(["config.xml": text]).described.first?.generatedKeys.map(\.value) == [" "])
  }

  @Test(arguments: [
    ("", "{}", 1), ("", "{\"cordova\": {\"platforms\": [\"android\"]}}", 0),
    ("", "{\"cordova\": {\"platforms\": [\"android\", \"ios\"]}}", 1), ("<engine name='android'/>", "{}", 0),
    ("<engine name='android'/><engine name='ios'/>", "{}", 1), ("<platform name='android'/>", "{}", 1),
    ("", "{\"devDependencies\": {\"cordova-ios\": \"8\"}, \"cordova\": {\"platforms\": [\"android\"]}}", 1),
  ]) func anAppForOtherSystemsAloneIsNone(elements: String, package: String, count: Int) {
    let files = ["config.xml": "<widget id='org.a'>\(elements)</widget>", "package.json": package]
    #expect(TestProject(files).described.count == count)
    #expect(TestProject(files.merging(["platforms/ios/a": ""]) { $1 }).described.count == 1)
  }

  @Test func keysHaveTheirPlaces() throws {
    let app = try #require(project.described.first)
    #expect(app.name == "Sample & Co")
    #expect(app.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.sample")
    #expect(
      app.declarations
        == ["NSCameraUsageDescription=Scan <codes>.@9", "UIBackgroundModes=?@12", "aps-environment*=production@13"]
    )
    #expect(app.keySource == .description("/tree/app/config.xml"))
    #expect(!app.suppliesUnknownKeys)
  }

  @Test func entriesAreInsertedAfterTheOthers() throws {
    let text = project.inserting("NSFaceIDUsageDescription", "a & b", into: try #require(project.described.first))
    let changed = TestProject(["config.xml": text])
    #expect(changed.described.first?.declarations.contains("NSFaceIDUsageDescription=a & b@14") == true)
    #expect(text.contains("</config-file>\n    </platform>\n</widget>"))
  }

  @Test func variablesOfPluginsMayBeTexts() {
    let text = "<widget><plugin name='x'><variable name='CAMERA_USAGE_DESCRIPTION' value='y'/></plugin></widget>"
    #expect(TestProject(["config.xml": text]).described.map(\.suppliesUnknownKeys) == [true])
  }

  @Test func theGeneratedProjectIsNotTheSource() {
    var project = project
    project.files["platforms/ios/Sample.xcodeproj/project.pbxproj"] = ""
    #expect(project.described.map(\.name) == ["Sample & Co"])
  }

  @Test func valuesOfAllTypesAreRead() {
    let values = "<array><string>a</string><dict><key>b</key><true/></dict></array>"
    let text = "<widget><edit-config file='*-Info.plist' target='K'>\(values)</edit-config></widget>"
    let content = TestProject(["config.xml": text]).described.first?.generatedKeys.first?.content
    #expect(content == .array([.string("a"), .dictionary([.init(key: "b", value: .boolean(true))])]))
  }

  @Test func halfWrittenFilesTrapNobody() {
    let bytes = Array(project.files["config.xml"]?.utf8 ?? "".utf8)
    for end in bytes.indices {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(TestProject(["config.xml": text]).described.count <= 1)
    }
    #expect(TestProject(["config.xml": "<configuration></configuration>"]).described.isEmpty)
    #expect(TestProject(["config.xml": String(repeating: "<widget>", count: 10_000)]).described.count == 1)
  }
}
