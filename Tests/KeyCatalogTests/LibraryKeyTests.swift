import Testing

@testable import KeyCatalog

struct LibraryKeyTests {
  @Test(arguments: [
    ("SUFeedURL", "Sparkle"), ("FirebaseAppDelegateProxyEnabled", "Firebase"),
    ("GADApplicationIdentifier", "Google Mobile Ads"), ("GIDClientID", "Google Sign-In"),
    ("FacebookAppID", "Facebook SDK"), ("FLTEnableImpeller", "Flutter"), ("RCTNewArchEnabled", "React Native"),
    ("CodePushDeploymentKey", "CodePush"), ("MBXAccessToken", "Mapbox"), ("OneSignal_app_groups_key", "OneSignal"),
  ])
  func keyNamesItsLibrary(path: String, library: String) {
    #expect(KeyCatalog.key(at: path, in: .libraries)?.library == library)
  }

  @Test func everyKeyOfALibraryNamesIt() {
    for domain in CatalogDomain.allCases {
      let isLibrary = [.libraries, .googleServiceInfo, .expoUpdates].contains(domain)
      for key in KeyCatalog.keys(in: domain) { #expect((key.library != nil) == isLibrary, "\(key.path)") }
    }
  }

  @Test func noKeyIsApples() {
    for key in KeyCatalog.children(of: "", in: .libraries) {
      #expect(KeyCatalog.key(at: key.path, in: .infoPlist) == nil, "\(key.path)")
    }
  }
}
