import AppProject
import BuildDescriptions
import Testing

@testable import ProjectFiles

@Suite struct TauriTests {
  private func target(_ configuration: String, _ files: [String: String] = ["Info.plist": "{}"]) -> ProjectTarget? {
    var files = files
    files["tauri.conf.json"] = configuration
    return ProjectReaders.targets(in: "/tree/app", files: TestProject(files).access).first
  }

  @Test func readsTheBundleForTheMac() {
    let target = target(
      """
      { "productName": "Cellar", "identifier": "org.example.cellar",
        "bundle": { "macOS": { "entitlements": "./Entitlements.plist" } } }
      """
    )
    #expect(target?.name == "Cellar")
    #expect(target?.platforms == [.macOS])
    #expect(target?.entitlements == ["/tree/app/Entitlements.plist"])
    #expect(target?.configurations.first?.value(of: "ENABLE_HARDENED_RUNTIME").text == "YES")
  }

  @Test func readsTheFormerLayout() {
    let target = target(
      """
      { "package": { "productName": "Cellar" },
        "tauri": { "bundle": { "identifier": "a.b", "macOS": { "hardenedRuntime": false } } } }
      """
    )
    #expect(target?.name == "Cellar")
    #expect(target?.configurations.first?.bundleIdentifier.text == "a.b")
    #expect(target?.configurations.first?.value(of: "ENABLE_HARDENED_RUNTIME").text == "NO")
  }

  @Test func withoutAnInfoPlistThereIsNothingToCheck() {
    #expect(target("{}", [:]) == nil)
    #expect(target("{") == nil)
  }
}
