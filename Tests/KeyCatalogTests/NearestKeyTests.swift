import Testing

@testable import KeyCatalog

struct NearestKeyTests {
  @Test(arguments: [
    ("NSCameraUsageDescripton", "NSCameraUsageDescription"),
    ("NSCameraUsageDescriptions", "NSCameraUsageDescription"),
    ("NSCamearUsageDescription", "NSCameraUsageDescription"),
    ("nscamerausagedescription", "NSCameraUsageDescription"),
    ("CFBundleVersoin", "CFBundleVersion"),
    ("UILaunchStoryboardNam~ipad", "UILaunchStoryboardName"),
  ])
  func misspellingLeadsToTheKey(name: String, key: String) {
    #expect(KeyCatalog.nearestKey(to: name, at: "", in: .infoPlist)?.path == key)
  }

  @Test func suggestionComesFromTheSameLevel() {
    let key = KeyCatalog.nearestKey(to: "CFBundleURLScheme", at: "CFBundleURLTypes/[]", in: .infoPlist)
    #expect(key?.path == "CFBundleURLTypes/[]/CFBundleURLSchemes")
    #expect(KeyCatalog.nearestKey(to: "CFBundleURLScheme", at: "", in: .infoPlist) == nil)
  }

  @Test func levelMayBeUnderAFreeFormKey() {
    let level = "NSAppTransportSecurity/NSExceptionDomains/example.com"
    let key = KeyCatalog.nearestKey(to: "NSIncludesSubdomain", at: level, in: .infoPlist)
    #expect(key?.key == "NSIncludesSubdomains")
  }

  @Test(arguments: ["NSCameraUsageDescription", "UILaunchStoryboardName~ipad", "CFBundleName"])
  func knownKeyNeedsNoSuggestion(name: String) {
    #expect(KeyCatalog.nearestKey(to: name, at: "", in: .infoPlist) == nil)
  }

  @Test(arguments: ["", "UTI", "Kind", "MyCompanyFeatureFlag", "NSCameraUsageText"])
  func ownNamesGetNoSuggestion(name: String) {
    #expect(KeyCatalog.nearestKey(to: name, at: "", in: .infoPlist) == nil)
  }

  @Test func shortNamesAreOnlyOneEditAway() {
    let level = "NSExtension/SFSafariWebsiteAccess"
    #expect(KeyCatalog.nearestKey(to: "Levels", at: level, in: .infoPlist)?.key == "Level")
    #expect(KeyCatalog.nearestKey(to: "Levelss", at: level, in: .infoPlist) == nil)
  }

  @Test func sameCaseInsensitiveNameWinsOverNearerOnes() {
    #expect(KeyCatalog.nearestKey(to: "nsprivacytracking", at: "", in: .privacyManifest)?.path == "NSPrivacyTracking")
  }
}
