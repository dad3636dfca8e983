import Testing

@testable import KeyCatalog

/// What holds for the texts and references of every key.
struct KeyTextTests {
  private static let keys = CatalogDomain.allCases.flatMap { domain in KeyCatalog.keys(in: domain).map { (domain, $0) }
  }

  @Test func everyKeyHasASummary() {
    for (_, key) in Self.keys {
      #expect(key.summary?.hasSuffix(".") == true, "\(key.path)")
    }
  }

  @Test func everyKeyNamesItsPlatforms() {
    for (_, key) in Self.keys { #expect(!key.platforms.isEmpty, "\(key.path)") }
  }

  @Test func thereAreAsManyKeysAsBefore() {
    for (domain, count) in [
      (CatalogDomain.infoPlist, 860), (.entitlements, 291), (.privacyManifest, 10), (.libraries, 170),
      (.launchdJob, 130), (.settingsBundle, 25), (.exportOptions, 25), (.googleServiceInfo, 18), (.expoUpdates, 18),
      (.configurationProfile, 860), (.xcframework, 13), (.stringsDictionary, 22),
    ] {
      #expect(KeyCatalog.keys(in: domain).count >= count, "\(domain)")
    }
  }

  @Test func fewKeysAreInDoubt() {
    #expect(Self.keys.count { $0.1.isDoubtful } <= 60)
  }

  @Test func pagesAreWebAddresses() {
    for (_, key) in Self.keys {
      #expect(key.documentation?.hasPrefix("https://") ?? true, "\(key.path)")
    }
  }

  @Test func successorsAreKeys() {
    for (domain, key) in Self.keys {
      let level = key.path.split(separator: "/").dropLast().joined(separator: "/")
      for successor in key.successorKeys {
        let sibling = level.isEmpty ? successor : "\(level)/\(successor)"
        let isKey = [sibling, successor].contains { KeyCatalog.key(at: $0, in: domain)?.key == successor }
        #expect(isKey, "\(key.path)")
      }
    }
  }

  @Test func onlyTextsAreLocalizable() {
    for (_, key) in Self.keys where key.isLocalizable {
      #expect(key.types == .string, "\(key.path)")
    }
  }
}
