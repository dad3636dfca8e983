import Foundation
import Testing

/// `lint --expo-config`.
@Suite struct ExpoConfigTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"dependencies\": {\"expo\": \"57.0.0\", \"react-native-vision-camera\": \"4.0.0\"}}",
      to: "package.json"
    )
    try folder.write("module.exports = ({ config }) => make(config);\n", to: "app.config.js")
    try folder.write(
      "import { Camera } from 'react-native-vision-camera';\nCamera.requestCameraPermission();\n",
      to: "App.js"
    )
    return folder
  }

  private static let output =
    "{\"ios\": {}, \"_internal\": {\"modResults\": {\"ios\": {\"infoPlist\": {}, \"entitlements\": {}}}}}"

  @Test func anAppWithAScriptIsCheckedByWhatExpoMakesOfIt() throws {
    let folder = try project()
    try folder.write(Self.output, to: "expo.json")
    let rules = ["lint", "--only", "purpose-string-missing", "app.config.js"]
    #expect(try Program.run(rules, in: folder).lines.isEmpty)
    let run = try Program.run(rules + ["--expo-config", "expo.json"], in: folder)
    #expect(run.lines.count == 1)
    #expect(run.text.contains("NSCameraUsageDescription"))
  }

  @Test func anotherFileIsAMistake() throws {
    let folder = try project()
    let run = try Program.run("lint", "--expo-config", "package.json", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("package.json: not the output of npx expo config --type introspect --json"))
  }
}
