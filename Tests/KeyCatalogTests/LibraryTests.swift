import Testing

@testable import KeyCatalog

struct LibraryTests {
  @Test(arguments: [
    ("SUFeedURL", "Sparkle"), ("SUSomethingNew", "Sparkle"), ("RCTNewArchEnabled", "React Native"),
    ("RCTAsyncStorageSomething", "React Native Async Storage"), ("branch_key", "Branch"), ("SENTRY_DSN_IOS", "Sentry"),
    ("firebase_performance_collection_enabled", "Firebase"), ("FBSomething", "Facebook SDK"),
  ])
  func keyLeadsToItsLibrary(key: String, library: String) {
    #expect(KeyCatalog.library(ofKey: key)?.name == library)
  }

  @Test(arguments: ["CFBundleIdentifier", "UILaunchStoryboardName", "EXAppExtensionAttributes", "", "MyOwnKey"])
  func otherKeysHaveNoLibrary(key: String) {
    #expect(KeyCatalog.library(ofKey: key) == nil)
  }

  @Test func keysBeginWithAPrefixOfTheirLibrary() throws {
    for key in KeyCatalog.children(of: "", in: .libraries) + KeyCatalog.children(of: "", in: .expoUpdates) {
      let library = try #require(KeyCatalog.libraries.first { $0.name == key.library }, "\(key.path)")
      #expect(library.matchedLength(of: key.key) != nil, "\(key.path)")
    }
  }

  @Test func noKeyOfAppleLooksLikeALibrarys() {
    for key in KeyCatalog.children(of: "", in: .infoPlist) {
      #expect(KeyCatalog.library(ofKey: key.key) == nil, "\(key.key)")
    }
  }

  @Test func everyLibraryIsDescribed() {
    for library in KeyCatalog.libraries {
      #expect(library.summary.hasSuffix("."), "\(library.name)")
      #expect(library.documentation?.hasPrefix("https://") == true, "\(library.name)")
      #expect(!library.prefixes.isEmpty, "\(library.name)")
    }
    #expect(KeyCatalog.libraries.map(\.name) == KeyCatalog.libraries.map(\.name).sorted())
  }
}
