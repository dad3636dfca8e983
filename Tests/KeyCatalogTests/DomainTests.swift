import Testing

@testable import KeyCatalog

/// Look-ups in the domains in addition to those of apps.
struct DomainTests {
  @Test(arguments: [
    (CatalogDomain.launchdJob, "KeepAlive/SuccessfulExit", "boolean"),
    (.launchdJob, "KeepAlive", "boolean or dictionary"),
    (.launchdJob, "StartCalendarInterval/[]/Weekday", "integer"),
    (.launchdJob, "Sockets/Listeners/SockServiceName", "string or integer"),
    (.launchdJob, "MachServices/com.example.helper", "boolean or dictionary"),
    (.launchdJob, "EnvironmentVariables/PATH", "string"),
    (.launchdJob, "HardResourceLimits/NumberOfFiles", "integer"),
    (.settingsBundle, "PreferenceSpecifiers/[]/MinimumValue", "number"),
    (.settingsBundle, "StringsTable", "string"),
    (.exportOptions, "provisioningProfiles/com.example.app", "string"),
    (.exportOptions, "manifest/appURL", "string"),
    (.googleServiceInfo, "REVERSED_CLIENT_ID", "string"),
    (.expoUpdates, "EXUpdatesLaunchWaitMs", "integer"),
    (.xcframework, "AvailableLibraries/[]/SupportedArchitectures", "array of strings"),
    (.stringsDictionary, "%d files/count/NSStringFormatValueTypeKey", "string"),
    (.stringsDictionary, "%d files/NSStringLocalizedFormatKey", "string"),
    (.stringsDictionary, "title/NSStringVariableWidthRuleType/20", "string or dictionary"),
    (.libraries, "SUFeedURL", "string"),
    (.libraries, "bugsnag/endpoints/notify", "string"),
    (.libraries, "branch_key", "string or dictionary"),
  ])
  func keyIsFoundAtItsLevel(domain: CatalogDomain, path: String, type: String) throws {
    let key = try #require(KeyCatalog.key(at: path, in: domain))
    #expect(key.typeDescription == type)
  }

  @Test(arguments: [
    (CatalogDomain.launchdJob, "Weekday"), (.launchdJob, "KeepAlive/Label"), (.settingsBundle, "Type"),
    (.exportOptions, "appURL"), (.xcframework, "LibraryPath"), (.stringsDictionary, "%d files"),
    (.libraries, "CFBundleIdentifier"),
  ])
  func keyIsUnknownAtOtherLevels(domain: CatalogDomain, path: String) {
    #expect(KeyCatalog.key(at: path, in: domain) == nil)
  }

  @Test func slashMayBeInAName() {
    let environment = KeyCatalog.key(named: "A/B", inside: "EnvironmentVariables", in: .launchdJob)
    #expect(environment?.path == "EnvironmentVariables/*")
    #expect(KeyCatalog.key(named: "KeepAlive/SuccessfulExit", inside: "", in: .launchdJob) == nil)
    let exit = KeyCatalog.key(named: "SuccessfulExit", inside: "KeepAlive", in: .launchdJob)
    #expect(exit?.path == "KeepAlive/SuccessfulExit")
  }

  @Test(arguments: ["%d files", "Yes/No", "NSStringLocalizedFormatKey"])
  func anyNameFitsTheTopOfAStringsDictionary(name: String) {
    #expect(KeyCatalog.key(named: name, inside: "", in: .stringsDictionary)?.path == "*")
    #expect(KeyCatalog.key(named: "NSStringLocalizedFormatKey", inside: "*", in: .stringsDictionary) != nil)
  }

  @Test func nearMissLeadsToTheKey() {
    #expect(KeyCatalog.nearestKey(to: "ProgramArgument", at: "", in: .launchdJob)?.path == "ProgramArguments")
    #expect(KeyCatalog.nearestKey(to: "signingstyle", at: "", in: .exportOptions)?.path == "signingStyle")
    let level = "PreferenceSpecifiers/[]"
    #expect(KeyCatalog.nearestKey(to: "DefaultValues", at: level, in: .settingsBundle)?.key == "DefaultValue")
  }

  @Test func valuesHaveMeanings() throws {
    let method = try #require(KeyCatalog.key(at: "method", in: .exportOptions))
    #expect(method.values.map(\.value).contains("app-store-connect"))
    #expect(method.valuesAreClosed)
    let type = try #require(KeyCatalog.key(at: "PreferenceSpecifiers/[]/Type", in: .settingsBundle))
    #expect(type.values.count == 8)
    #expect(type.valuesAreClosed)
  }

  @Test func requiredKeysAreMarked() {
    let required = KeyCatalog.children(of: "AvailableLibraries/[]", in: .xcframework)
      .filter { $0.requirement == "required" }
    #expect(
      required.map(\.key) == ["LibraryIdentifier", "LibraryPath", "SupportedArchitectures", "SupportedPlatform"]
    )
    #expect(KeyCatalog.key(at: "Label", in: .launchdJob)?.requirement == "required")
  }

  @Test(arguments: [
    ("CFBundlePackageType", [CatalogDomain.infoPlist, .xcframework]), ("SUFeedURL", [.libraries]),
    ("aps-environment", [.entitlements]), ("Label", [.launchdJob]), ("KeepAlive/Crashed", []), ("*", []), ("", []),
    ("UILaunchStoryboardName~ipad", []), ("NoSuchKey", []),
  ])
  func nameLeadsToItsDomains(name: String, domains: [CatalogDomain]) {
    #expect(KeyCatalog.domains(ofKey: name) == domains)
  }
}
