import PropertyList
import Testing

@testable import KeyCatalog

struct KeyLookupTests {
  @Test(arguments: CatalogDomain.allCases)
  func everyEntryIsReachable(domain: CatalogDomain) throws {
    let prefix = try #require(domain.info.keyFiles)
    let files = CatalogFile.all.filter { $0.name.hasPrefix(prefix) }
    let paths = files.flatMap { $0.read().root?.entries.compactMap(\.name) ?? [] }
    for path in paths {
      #expect(KeyCatalog.key(at: path, in: domain)?.path == path)
    }
    #expect(KeyCatalog.keys(in: domain).map(\.path) == paths.sorted())
  }

  @Test func keyHasAllItsFields() throws {
    let key = try #require(KeyCatalog.key(at: "NSCameraUsageDescription", in: .infoPlist))
    #expect(key.key == "NSCameraUsageDescription")
    #expect(key.title == "Privacy - Camera Usage Description")
    #expect(key.types == .string)
    #expect(key.platforms.first == PlatformAvailability(platform: "iOS", introduced: "7.0", deprecated: nil))
    #expect(key.isLocalizable)
    #expect(key.buildSetting == "INFOPLIST_KEY_NSCameraUsageDescription")
    #expect(key.requirement == "required when the protected API is used")
    #expect(key.group == "Protected resources / Camera and microphone")
    #expect(key.documentation?.hasPrefix("https://developer.apple.com/documentation/") == true)
    #expect(key.summary?.isEmpty == false)
    #expect(!key.isDeprecated && !key.isDoubtful && !key.valuesAreClosed)
  }

  @Test func nestedKeyIsFound() throws {
    let key = try #require(KeyCatalog.key(at: "CFBundleURLTypes/[]/CFBundleURLSchemes", in: .infoPlist))
    #expect(key.key == "CFBundleURLSchemes")
    #expect(key.types == .array)
    #expect(key.elementTypes == .string)
    #expect(key.typeDescription == "array of strings")
  }

  @Test(arguments: [
    "UILaunchStoryboardName~ipad", "UILaunchStoryboardName-iphoneos", "UILaunchStoryboardName-iphoneos~iphone",
  ])
  func deviceSuffixIsLeftOut(path: String) {
    #expect(KeyCatalog.key(at: path, in: .infoPlist)?.path == "UILaunchStoryboardName")
  }

  @Test func keyWithSuffixOfItsOwnIsPreferred() {
    let path = "UISupportedInterfaceOrientations~ipad"
    #expect(KeyCatalog.key(at: path, in: .infoPlist)?.path == path)
  }

  @Test func suffixOfOutermostKeyIsLeftOutInsideIt() {
    let key = KeyCatalog.key(at: "CFBundleIcons~ipad/CFBundlePrimaryIcon/CFBundleIconFiles", in: .infoPlist)
    #expect(key?.path == "CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles")
  }

  @Test(arguments: [
    "UILaunchStoryboardName~phone", "UILaunchStoryboardName-os", "CFBundleIcons/CFBundlePrimaryIcon~ipad",
  ])
  func otherSuffixesMakeOtherKeys(path: String) {
    #expect(KeyCatalog.key(at: path, in: .infoPlist) == nil)
  }

  @Test func suffixMeansNothingOutsideInfoPlist() {
    #expect(KeyCatalog.key(at: "aps-environment", in: .entitlements) != nil)
    #expect(KeyCatalog.key(at: "aps-environment~ipad", in: .entitlements) == nil)
  }

  @Test func freeFormKeyMatchesAnyName() {
    let domains = "NSAppTransportSecurity/NSExceptionDomains"
    #expect(KeyCatalog.key(at: domains + "/example.com", in: .infoPlist)?.path == domains + "/*")
    let nested = KeyCatalog.key(at: domains + "/example.com/NSIncludesSubdomains", in: .infoPlist)
    #expect(nested?.path == domains + "/*/NSIncludesSubdomains")
  }

  @Test(arguments: [
    "", "/", "NoSuchKey", "CFBundleURLTypes/CFBundleURLSchemes", "LSEnvironment/[]", "[]", "LSEnvironment/A/B",
  ])
  func unknownPathsHaveNoKey(path: String) {
    #expect(KeyCatalog.key(at: path, in: .infoPlist) == nil)
  }

  @Test func domainsAreKeptApart() {
    #expect(KeyCatalog.key(at: "aps-environment", in: .infoPlist) == nil)
    #expect(KeyCatalog.key(at: "NSPrivacyTracking", in: .infoPlist) == nil)
    #expect(KeyCatalog.key(at: "CFBundleIdentifier", in: .entitlements) == nil)
  }

  @Test(arguments: ["Bundle identifier", "bundle IDENTIFIER"])
  func titleFindsTheKey(title: String) {
    #expect(KeyCatalog.key(titled: title, in: .infoPlist)?.path == "CFBundleIdentifier")
  }

  @Test func titleOfNoKeyFindsNothing() {
    #expect(KeyCatalog.key(titled: "Bundle identifiers", in: .infoPlist) == nil)
  }

  @Test func deprecationNamesItsSuccessors() throws {
    let key = try #require(KeyCatalog.key(at: "NSCalendarsUsageDescription", in: .infoPlist))
    #expect(key.isDeprecated)
    #expect(
      key.successorKeys == ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"]
    )
    #expect(key.successor == "NSCalendarsFullAccessUsageDescription or NSCalendarsWriteOnlyAccessUsageDescription")
  }

  @Test func deprecationMayHoldForSomePlatformsOnly() throws {
    let key = try #require(KeyCatalog.key(at: "NSLocationUsageDescription", in: .infoPlist))
    #expect(!key.isDeprecated)
    #expect(key.isDeprecated(on: "iOS"))
    #expect(!key.isDeprecated(on: "macOS"))
  }
}
