import KeyCatalog
import LanguageFeatures
import LintRules
import Testing

/// The pages that `explain` prints.
@Suite struct ReferencePageTests {
  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func everyRule(_ id: String) throws {
    let description = try #require(RuleRegistry.rule(id)).description
    let page = try #require(ReferencePage.page(for: id))
    #expect(page.plainText.hasPrefix(id))
    for part in [description.summary, description.example.bad, description.example.good] {
      #expect(part.isEmpty || page.plainText.contains(part))
    }
    #expect(
      page.markdown.contains("```xml\n") || !description.example.file.hasSuffix("plist")
        || description.example.product != nil
    )
    for reference in description.references { #expect(page.markdown.contains("](<\(reference)>)")) }
  }

  @Test func listsTheRulesAboutAKey() throws {
    let page = try #require(ReferencePage.page(for: "UILaunchImages"))
    #expect(page.plainText.contains("Rules: launch-images-deprecated"))
  }

  @Test func namesTheOptionsOfARule() throws {
    let page = try #require(ReferencePage.page(for: "purpose-string-too-vague"))
    #expect(page.plainText.contains("minimum_words: a number, 3 by default"))
    let words = try #require(ReferencePage.page(for: "purpose-string-placeholder"))
    #expect(words.plainText.contains("words: a list of strings, empty by default"))
  }

  @Test(arguments: KeyCatalog.appStoreErrors)
  func everyAppStoreCode(_ error: AppStoreError) throws {
    let number = error.code.hasPrefix("ITMS-") ? String(error.code.dropFirst(5)) : error.code
    let page = try #require(ReferencePage.page(for: number))
    #expect(page.plainText.hasPrefix("ITMS-\(number)"))
    #expect(ReferencePage.page(for: "ITMS-\(number)")?.plainText == page.plainText)
  }

  @Test func namesTheRulesThatReportACode() throws {
    let page = try #require(ReferencePage.page(for: "itms-90683"))
    #expect(page.plainText.contains("Reported by "))
    #expect(page.plainText.contains("purpose-string-empty"))
  }

  @Test(arguments: CatalogDomain.allCases)
  func everyKey(_ domain: CatalogDomain) {
    for info in KeyCatalog.children(of: "", in: domain) {
      let page = ReferencePage.page(for: info.key)
      #expect(page?.plainText.hasPrefix(info.key) == true, "\(info.key) has no page")
      #expect((page?.plainText.count ?? 0) > 60, "\(info.key) has an empty page")
    }
  }

  @Test(arguments: [
    ("CFBundleURLTypes/[]/CFBundleURLSchemes", "URL Schemes"), ("NSAllowsArbitraryLoads", "NSAllowsArbitraryLoads"),
    ("arkit", "UIRequiredDeviceCapabilities"), ("CA92.1", "NSPrivacyAccessedAPICategoryUserDefaults"),
    ("NSPrivacyAccessedAPICategoryDiskSpace", "85F4.1"), ("remote-notification", "UIBackgroundModes"),
    ("privacy - camera usage description", "NSCameraUsageDescription"),
    ("IsSecure", "Has an effect only if Type is PSTextFieldSpecifier"), ("MinimumValue", "Required if Type is "),
    ("SUFeedURL", "string, Info.plist, Sparkle"), ("KeepAlive/SuccessfulExit", "boolean, launchd job"),
    ("CFBundleURLTypes/CFBundleURLSchemes", "CFBundleURLTypes › CFBundleURLSchemes"),
    (
      "NSAppTransportSecurity/NSExceptionDomains/example.org/NSIncludesSubdomains",
      "NSExceptionDomains › * › NSIncludes"
    ),
    ("PSToggleSwitchSpecifier", "value of Type (string, settings bundle)"),
    ("KeepAlive", "boolean or dictionary, launchd job"),
    ("method", "export options"), ("UIBackgroundModes=audio", "AirPlay"), ("UIBackgroundModes:audio", "AirPlay"),
    ("NSPrivacyTracking", "privacy manifest"), ("NSPrivacyCollectedDataTypeEmailAddress", "privacy manifest"),
    ("sparkle", "Its keys start with SU"), ("INFOPLIST_KEY_NSCameraUsageDescription", "Camera Usage"),
    ("AVCaptureDevice.requestAccess(for: .video)", "Needs NSCameraUsageDescription."),
    ("CFBundleURLTypes", "Keys inside: "),
    ("com.apple.security.network.client", "Has an effect only with:\n\n- com.apple.security.app-sandbox"),
    (
      "com.apple.security.files.downloads.read-only",
      "Do not combine with:\n\n- com.apple.security.files.downloads.read-write (macOS)"
    ),
    ("aps-environment", "- development or production ("), ("com.apple.developer.healthkit", "Needed by "),
    ("NSHealthShareUsageDescription", "com.apple.developer.healthkit"),
    ("CFBundleTypeRole", "Keys of the same name:"),
  ])
  func otherTerms(_ term: String, _ part: String) throws {
    let page = try #require(ReferencePage.page(for: term))
    #expect(page.plainText.contains(part))
  }

  @Test func aDomainDecidesBetweenKeysOfTheSameName() throws {
    let settings = try #require(ReferencePage.page(for: "Type", in: CatalogDomain(name: "settingsBundle")))
    #expect(settings.plainText.contains("settings bundle"))
    #expect(ReferencePage.page(for: "Type", in: .infoPlist) == nil)
    #expect(ReferencePage.page(for: "arkit", in: .entitlements) == nil)
  }

  @Test(arguments: [
    "", "no-such-thing", "[]", "/", "*", "=", "ITMS-", "a/b", "CFBundleURLTypes/", "CFBundleURLTypes/Nothing", "x/few",
    "UIBackgroundModes=nothing",
  ])
  func unknownTerms(_ term: String) {
    #expect(ReferencePage.page(for: term) == nil)
  }

  @Test(arguments: [
    ("NSCameraUsageDescripton", "NSCameraUsageDescription"), ("nscamerausagedescription", "NSCameraUsageDescription"),
    ("purpose-string-emtpy", "purpose-string-empty"), ("ITMS-90638", "ITMS-90683"), ("arkti", "arkit"),
    ("CameraUsage", "NSCameraUsageDescription"),
    ("AVCaptureDevice.requestAcc", "AVCaptureDevice.requestAccess(for: .audio)"),
    ("Privacy - Camera Usage Descripton", "Privacy - Camera Usage Description"),
  ])
  func suggests(_ term: String, _ expected: String) {
    let suggestions = ReferencePage.suggestions(for: term)
    #expect(suggestions.prefix(3).contains(expected), "\(suggestions)")
    #expect(suggestions.count <= 3)
  }

  @Test func suggestsNothingForNonsense() {
    #expect(ReferencePage.suggestions(for: "qqqqqqqqqqqqqqqqqqqq").isEmpty)
    #expect(ReferencePage.suggestions(for: "").isEmpty)
  }

  @Test func completionTermsHaveDocumentation() {
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.children(of: "", in: domain) {
        #expect(Completion.documentation(for: info.path, in: domain) != nil)
        for value in info.values {
          #expect(Completion.documentation(for: "\(info.path)=\(value.value)", in: domain) != nil)
        }
      }
    }
    #expect(Completion.documentation(for: "Nothing", in: .infoPlist) == nil)
    #expect(Completion.documentation(for: "CFBundleName", in: nil) == nil)
    #expect(Completion.documentation(for: "", in: .infoPlist) == nil)
  }
}
