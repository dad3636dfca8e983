import Testing

/// Hovers over keys, values and build settings in the description of an XcodeGen project.
@Suite struct YAMLHoverTests {
  private let check = HostedHoverCheck(file: "project.yml")

  private func target(_ lines: String...) -> String {
    let start = ["name: App", "targets:", "  App: # é🎙", "    type: application"]
    return (start + lines.map { "    " + $0 }).joined(separator: "\n")
  }

  @Test func aKeyOfAnInfoPlist() {
    let text = target("info:", "  path: a", "  properties:", "    2️⃣NSCamera1️⃣UsageDescription3️⃣: Scans: codes")
    #expect(check.heading(text) == "NSCameraUsageDescription")
  }

  @Test func aKeyInsideAnArray() {
    let text = target(
      "info:",
      "  properties:",
      "    CFBundleURLTypes:",
      "    - CFBundleURLName: a",
      "    - CFBundleURLName: b",
      "      CFBundle1️⃣URLSchemes: []"
    )
    #expect(check.plain(text).contains("CFBundleURLTypes › item 2 › CFBundleURLSchemes"))
  }

  @Test func anItem() {
    let text = target("info:", "  properties:", "    UIBackgroundModes:", "      - audio", "      - 2️⃣fe1️⃣tch3️⃣ # often")
    #expect(check.heading(text) == "fetch")
  }

  @Test func anItemInBrackets() {
    let text = target("info:", "  properties:", "    UIBackgroundModes: [audio,", "      2️⃣fe1️⃣tch3️⃣]")
    #expect(check.heading(text) == "fetch")
    let map = target("info: {properties: {UIBackgroundModes: [], \"CFBundle1️⃣Name\": a}}")
    #expect(check.heading(map) == "CFBundleName")
  }

  @Test func afterABlockScalarAndBrackets() {
    let text = target(
      "script: |",
      "  info:",
      "    properties: {",
      "",
      "sources: [",
      "  a, b ]",
      "info:",
      "  properties:",
      "    CFBundle1️⃣Name: a"
    )
    #expect(check.heading(text) == "CFBundleName")
  }

  @Test func anEntitlement() {
    let text = target("entitlements:", "  properties:", "    com.apple.developer.1️⃣healthkit: true")
    #expect(check.heading(text) == "com.apple.developer.healthkit")
  }

  @Test(arguments: [
    "settings:\n  INFOPLIST_KEY_NSCamera1️⃣UsageDescription: a",
    "settings:\n  base:\n    INFOPLIST_KEY_NSCamera1️⃣UsageDescription: a",
    "settings:\n  configs:\n    Debug:\n      INFOPLIST_KEY_NSCamera1️⃣UsageDescription: a",
    "settingGroups:\n  keys:\n    INFOPLIST_KEY_NSCamera1️⃣UsageDescription: a",
    "targetTemplates:\n  App:\n    settings:\n      base:\n        INFOPLIST_KEY_NSCamera1️⃣UsageDescription: a",
    "targets:\n  App:\n    settings:REPLACE:\n      2️⃣INFOPLIST_KEY_NSCamera1️⃣UsageDescription3️⃣: a",
  ])
  func aBuildSetting(_ text: String) {
    let hover = check.plain(text)
    #expect(hover.hasPrefix("INFOPLIST_KEY_NSCameraUsageDescription\n"))
    #expect(hover.contains("Writes NSCameraUsageDescription into a generated Info.plist."))
  }

  @Test func theValueOfABuildSetting() {
    let text = "settings:\n  INFOPLIST_KEY_ITSAppUsesNonExemptEncryption: N1️⃣O"
    #expect(check.plain(text).contains("only exempt encryption"))
  }

  @Test func aDescriptionWithAnotherName() {
    let text = target("info:", "  properties:", "    CFBundle1️⃣Name: a")
    #expect(HostedHoverCheck(file: "base.yaml").heading(text) == "CFBundleName")
    #expect(HostedHoverCheck(file: "base.yaml").plain("jobs:\n  CFBundle1️⃣Name: a").isEmpty)
  }

  @Test(arguments: [
    "targets:\n  App:\n    CFBundle1️⃣Name: a",
    "targets:\n  App:\n    info:\n      properties:\n        # CFBundle1️⃣Name: a",
    "targets:\n  App:\n    info:\n      properties:\n        a: |\n          CFBundle1️⃣Name: a",
    "targets:\n  App:\n    info:\n      properties:\n    sources:\n        CFBundle1️⃣Name: a", "1️⃣", "\t1️⃣", "- 1️⃣", "{1️⃣",
  ])
  func elsewhereIsNothing(_ text: String) {
    #expect(check.plain(text).isEmpty)
  }
}
