import Testing

@testable import KeyCatalog

struct AllowedValueTests {
  private static let allKeys = CatalogDomain.allCases.flatMap(KeyCatalog.keys(in:))

  @Test func valuesKeepTheOrderOfTheFile() throws {
    let key = try #require(KeyCatalog.key(at: "CFBundleDocumentTypes/[]/LSHandlerRank", in: .infoPlist))
    #expect(key.values.map(\.value) == ["Owner", "Default", "Alternate", "None"])
    #expect(key.valuesAreClosed)
  }

  @Test func valueHasItsNoteAndSummary() throws {
    let path = "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion"
    let value = try #require(KeyCatalog.key(at: path, in: .infoPlist)?.values.first)
    #expect(value.value == "TLSv1.0")
    #expect(value.note == "below the default minimum")
    #expect(value.summary?.isEmpty == false)
  }

  @Test func valueHasItsOwnPlatforms() throws {
    let path = "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType"
    let value = try #require(KeyCatalog.key(at: path, in: .infoPlist)?.values.first)
    #expect(value.platforms == [PlatformAvailability(platform: "iOS", introduced: "9.0", deprecated: nil)])
  }

  @Test func reasonCodeHasItsCategory() throws {
    let path = "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"
    let key = try #require(KeyCatalog.key(at: path, in: .privacyManifest))
    #expect(key.values.count == 17)
    #expect(key.values.first { $0.value == "CA92.1" }?.category == "NSPrivacyAccessedAPICategoryUserDefaults")
  }

  @Test func categoriesOfReasonCodesAreValues() throws {
    let category = "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType"
    let categories = try #require(KeyCatalog.key(at: category, in: .privacyManifest)).values.map(\.value)
    let reasons = try #require(KeyCatalog.key(at: category + "Reasons", in: .privacyManifest)).values
    #expect(Set(reasons.compactMap(\.category)) == Set(categories))
    #expect(reasons.allSatisfy { $0.category != nil })
  }

  @Test func deviceCapabilitiesAreTheValuesOfTheirKey() throws {
    let key = try #require(KeyCatalog.key(at: "UIRequiredDeviceCapabilities", in: .infoPlist))
    #expect(key.values.map(\.value) == KeyCatalog.deviceCapabilities.map(\.value))
    #expect(!key.valuesAreClosed)
  }

  @Test func closedListsAreCertain() {
    let closed = Self.allKeys.filter(\.valuesAreClosed)
    for key in closed {
      #expect(!key.values.isEmpty, "\(key.path)")
      #expect(!key.isDoubtful, "\(key.path)")
      #expect(key.values.allSatisfy { $0.note?.contains("unverified") != true }, "\(key.path)")
      #expect(key.defaultValue.map { value in key.values.contains { $0.value == value } } ?? true, "\(key.path)")
    }
    #expect(closed.count >= 19)
  }

  @Test(arguments: [
    "NSExtension/NSExtensionPointIdentifier", "EXAppExtensionAttributes/EXExtensionPointIdentifier",
    "UIBackgroundModes",
    "CFBundlePackageType", "CFBundleLocalizations", "UIDeviceFamily",
    "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType",
  ])
  func growingListsAreOpen(path: String) throws {
    let key = try #require(KeyCatalog.key(at: path, in: .infoPlist))
    #expect(!key.values.isEmpty)
    #expect(!key.valuesAreClosed)
  }

  @Test func everyValueHasASummary() {
    for key in Self.allKeys {
      for value in key.values { #expect(value.summary?.hasSuffix(".") == true, "\(key.path): \(value.value)") }
    }
  }
}
