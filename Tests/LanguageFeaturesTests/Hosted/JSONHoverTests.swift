import Testing

/// Hovers over keys and values in the configuration of an Expo app.
@Suite struct JSONHoverTests {
  private let check = HostedHoverCheck(file: "app.json")

  private func ios(_ content: String) -> String { "{\n  \"expo\": {\n    \"ios\": {\(content)}\n  }\n}" }

  @Test func aKeyOfAnInfoPlist() {
    let text = ios("\"infoPlist\": {2️⃣\"NSCamera1️⃣UsageDescription\"3️⃣: \"é🎙\"}")
    #expect(check.heading(text) == "NSCameraUsageDescription")
  }

  @Test func aKeyInsideAnArray() {
    let text = ios("\"infoPlist\": {\"CFBundleURLTypes\": [{}, {\"CFBundle1️⃣URLSchemes\": []}]}")
    #expect(check.plain(text).contains("CFBundleURLTypes › item 2 › CFBundleURLSchemes"))
  }

  @Test func aValue() {
    #expect(check.heading(ios("\"infoPlist\": {\"UIBackgroundModes\": [\"audio\", 2️⃣\"fe1️⃣tch\"3️⃣]}")) == "fetch")
    let flag = ios("\"infoPlist\": {\"ITSAppUsesNonExemptEncryption\": fal1️⃣se}")
    #expect(check.plain(flag).contains("only exempt encryption"))
  }

  @Test func anEntitlement() {
    let text = ios("\"entitlements\": {\"com.apple.developer.1️⃣healthkit\": true}")
    #expect(check.heading(text) == "com.apple.developer.healthkit")
  }

  @Test func thePrivacyManifest() {
    let text = ios(
      "\"privacyManifests\": {\"NSPrivacyAccessedAPITypes\": [{\"NSPrivacyAccessedAPITypeReasons\": [\"CA92.1️⃣1\"]}]}"
    )
    #expect(check.heading(text) == "CA92.1")
  }

  @Test func aKeyOfALibraryAndOneWithASuffix() {
    #expect(check.plain(ios("\"infoPlist\": {\"GADApplication1️⃣Identifier\": \"a\"}")).contains("Google"))
    #expect(check.plain(ios("\"infoPlist\": {\"UILaunchStoryboard1️⃣Name~ipad\": \"a\"}")).contains("~ipad"))
  }

  @Test func anEntryThatGivesAKeyItsValue() {
    let build = check.plain(ios("2️⃣\"build1️⃣Number\"3️⃣: \"1\""))
    #expect(build.hasPrefix("buildNumber\n") && build.contains("Gives CFBundleVersion its value (Info.plist)."))
    #expect(check.plain("{\"expo\": {\"sch1️⃣eme\": \"a\"}}").contains("CFBundleURLSchemes"))
    #expect(check.plain(ios("\"associated1️⃣Domains\": []")).contains("com.apple.developer.associated-domains"))
    #expect(check.plain("{\"expo\": {\"sl1️⃣ug\": \"a\"}}").isEmpty)
  }

  @Test(arguments: [
    "{\"expo\": {\"ios\": {\"infoPlist\": {\"CFBundle1️⃣Name\"",
    "{\"expo\": {\"ios\": {\"infoPlist\": {\"a\": \n \"CFBundle1️⃣Name\": 1}}}}",
    "{\"expo\": {\"ios\": {\"infoPlist\": {\"a\": [1, {], \"CFBundle1️⃣Name\": 1}}}}",
    "// JSON5\n{expo: {ios: {infoPlist: {/* x */ 'CFBundle1️⃣Name': 1,}}}}",
  ])
  func halfTypedText(_ text: String) {
    #expect(check.heading(text) == "CFBundleName")
  }

  @Test(arguments: [
    "{\"expo\": {\"ios\": {\"CFBundle1️⃣Name\": 1}}}", "{\"CFBundle1️⃣Name\": 1}", "CFBundle1️⃣Name", "1️⃣",
    "{\"expo\": {\"ios\": {\"infoPlist\": {\"a\": 1, 1️⃣ \"b\": 2}}}}",
    "{\"expo\": {\"ios\": {\"infoPlist\": {/* CFBundle1️⃣Name */}}}}",
  ])
  func elsewhereIsNothing(_ text: String) {
    #expect(check.plain(text).isEmpty)
  }

  @Test func otherFilesAreLeftAlone() {
    let text = ios("\"infoPlist\": {\"CFBundle1️⃣Name\": 1}")
    #expect(HostedHoverCheck(file: "package.json").plain(text).isEmpty)
  }
}
