import Testing

@testable import LanguageFeatures

/// Keys and values in the configuration of an Expo app, in complete and half-typed text.
@Suite struct JSONCompletionTests {
  private let check = CompletionCheck("app.json")

  private func infoPlist(_ content: String) -> String { "{\"expo\": {\"ios\": {\"infoPlist\": {\(content)}}}}" }

  private func accepts(
    _ label: String,
    _ marked: String,
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check.accepts(label, in: infoPlist(marked), giving: infoPlist(expected), sourceLocation: sourceLocation)
  }

  // MARK: Keys

  @Test func aKeyInQuotes() {
    let proposal = check.accepts(
      "NSCameraUsageDescription",
      in: infoPlist("\n  \"NSC1️⃣\"\n"),
      giving: infoPlist("\n  \"NSCameraUsageDescription\": \"$1\"\n")
    )
    #expect(proposal?.filterText == "NSCameraUsageDescription")
    #expect(proposal?.detail?.contains("string") == true)
    #expect(proposal?.documentationTerm == "infoPlist:NSCameraUsageDescription")
  }

  @Test func anEmptyPlace() {
    accepts("CFBundleSpokenName", "1️⃣", "\"CFBundleSpokenName\": \"$1\"")
    accepts("CFBundleSpokenName", "\"1️⃣\"", "\"CFBundleSpokenName\": \"$1\"")
    accepts("CFBundleSpokenName", "CFBundleS1️⃣", "\"CFBundleSpokenName\": \"$1\"")
  }

  @Test func aKeyWithItsValue() {
    accepts("CFBundleSpokenName", "\"CFB1️⃣\": \"x\"", "\"CFBundleSpokenName\": \"x\"")
  }

  @Test func aKeyWithoutClosingQuote() {
    accepts(
      "CFBundleSpokenName",
      "\n\"CFB1️⃣\n\"CFBundleName\": \"x\"\n",
      "\n\"CFBundleSpokenName\": \"$1\",\n\"CFBundleName\": \"x\"\n"
    )
    check.accepts(
      "CFBundleSpokenName",
      in: "{\"expo\": {\"ios\": {\"infoPlist\": {\n  \"CFB1️⃣",
      giving: "{\"expo\": {\"ios\": {\"infoPlist\": {\n  \"CFBundleSpokenName\": \"$1\""
    )
  }

  @Test func commasAroundTheKey() {
    accepts(
      "CFBundleSpokenName",
      "\n\"CFBundleName\": \"x\"\n\"CFB1️⃣\"\n\"a\": 1",
      "\n\"CFBundleName\": \"x\",\n\"CFBundleSpokenName\": \"$1\",\n\"a\": 1"
    )
    accepts(
      "CFBundleSpokenName",
      "\n\"CFBundleName\": {}\n1️⃣\n",
      "\n\"CFBundleName\": {},\n\"CFBundleSpokenName\": \"$1\"\n"
    )
  }

  @Test func containersAreWrittenInJSON() {
    accepts("UIBackgroundModes", "\"UIB1️⃣\"", "\"UIBackgroundModes\": [\"$1\"]")
    accepts("UIFileSharingEnabled", "\"UIF1️⃣\"", "\"UIFileSharingEnabled\": ${1:true}")
    let text =
      check.proposals("{\n  \"expo\": {\"ios\": {\"infoPlist\": {\n    1️⃣\n}}}}")
      .first { $0.label == "CFBundleURLTypes" }?.edit.replacement ?? ""
    #expect(text.hasPrefix("\"CFBundleURLTypes\": [\n      {\n        \"CFBundleURLName\": \"${1:"))
    #expect(text.hasSuffix("\"CFBundleURLSchemes\": [\"${2:myapp}\"]\n      \\}\n    ]"))
  }

  @Test func clientsWithoutSnippetsGetJSON() {
    let plain = CompletionCheck("app.json", usesSnippets: false)
    plain.accepts("UIBackgroundModes", in: infoPlist("1️⃣"), giving: infoPlist("\"UIBackgroundModes\": [\"\"]"))
  }

  @Test func theKeysOfTheLevelThatAreNotThere() {
    let labels = check.labels(infoPlist("\"CFBundleURLTypes\": [{\"CFBundleURLName\": \"\", \"1️⃣\"}]"))
    #expect(labels.contains("CFBundleURLSchemes"))
    #expect(!labels.contains("CFBundleURLName") && !labels.contains("CFBundleIdentifier"))
  }

  @Test func keysByTheNameInXcode() {
    #expect(check.labels(infoPlist("\"Privacy - Cam1️⃣\"")).contains("Privacy - Camera Usage Description"))
  }

  @Test func escapedQuotationMarks() {
    accepts(
      "CFBundleSpokenName",
      "\"a\\\\\": \"b\\\"\", \"CFB1️⃣\"",
      "\"a\\\\\": \"b\\\"\", \"CFBundleSpokenName\": \"$1\""
    )
  }

  @Test func otherSections() {
    let entitlements = check.labels("{\"expo\": {\"ios\": {\"entitlements\": {\"1️⃣\"}}}}")
    #expect(entitlements.contains("aps-environment") && !entitlements.contains("CFBundleName"))
    let privacy = check.labels("{\"expo\": {\"ios\": {\"privacyManifests\": {\"1️⃣\"}}}}")
    #expect(privacy.contains("NSPrivacyTracking"))
  }

  // MARK: Values

  @Test func items() {
    accepts("fetch", "\"UIBackgroundModes\": [\"audio\", \"1️⃣\"]", "\"UIBackgroundModes\": [\"audio\", \"fetch\"]")
    accepts("fetch", "\"UIBackgroundModes\": [1️⃣]", "\"UIBackgroundModes\": [\"fetch\"]")
    accepts(
      "fetch",
      "\"UIBackgroundModes\": [\n\"1️⃣\n\"audio\"]",
      "\"UIBackgroundModes\": [\n\"fetch\",\n\"audio\"]"
    )
    #expect(!check.labels(infoPlist("\"UIBackgroundModes\": [\"audio\", \"1️⃣\"]")).contains("audio"))
  }

  @Test func values() {
    accepts("Dark", "\"UIUserInterfaceStyle\": \"1️⃣\"", "\"UIUserInterfaceStyle\": \"Dark\"")
    accepts("Dark", "\"UIUserInterfaceStyle\":1️⃣", "\"UIUserInterfaceStyle\": \"Dark\"")
    accepts("Dark", "\"UIUserInterfaceStyle\": \n1️⃣\n\"a\": 1", "\"UIUserInterfaceStyle\": \n\"Dark\",\n\"a\": 1")
    accepts("true", "\"UIFileSharingEnabled\": t1️⃣", "\"UIFileSharingEnabled\": true")
    check.isSilent(infoPlist("\"UIFileSharingEnabled\": \"1️⃣\""))
  }

  @Test func reasonsOfTheCategory() {
    let category = "\"NSPrivacyAccessedAPIType\": \"NSPrivacyAccessedAPICategoryUserDefaults\""
    let labels = check.labels(
      "{\"expo\": {\"ios\": {\"privacyManifests\": {\"NSPrivacyAccessedAPITypes\": "
        + "[{\"NSPrivacyAccessedAPITypeReasons\": [\"1️⃣\"], \(category)}]}}}}"
    )
    #expect(labels.contains("CA92.1") && !labels.contains("C617.1"))
  }

  @Test func aContainer() {
    accepts("[]", "\"UIBackgroundModes\":1️⃣", "\"UIBackgroundModes\": [\"$1\"]")
    #expect(!check.labels(infoPlist("\"UIBackgroundModes\": \"1️⃣\"")).contains("[]"))
  }

  @Test func entriesWithFreeKeys() {
    accepts(
      "Exception for a domain",
      "\"NSAppTransportSecurity\": {\"NSExceptionDomains\": {1️⃣}}",
      "\"NSAppTransportSecurity\": {\"NSExceptionDomains\": {\"${1:example.com}\": {\n"
        + "  \"NSIncludesSubdomains\": ${2:true},\n  \"NSExceptionAllowsInsecureHTTPLoads\": ${3:true}\n\\}}}"
    )
  }

  @Test func wholeItems() {
    let labels = check.labels("{\"expo\": {\"ios\": {\"privacyManifests\": {\"NSPrivacyAccessedAPITypes\": [1️⃣]}}}}")
    #expect(labels.contains("NSPrivacyAccessedAPICategoryUserDefaults"))
  }

  @Test(arguments: ["{1️⃣}", "{\"expo\": {\"1️⃣\"}}", "{\"expo\": {\"ios\": {\"infoPlist\": {} 1️⃣}}}", "1️⃣", "[[1️⃣", "}1️⃣"])
  func isSilent(_ text: String) {
    check.isSilent(text)
  }

  // MARK: Documentation

  @Test(arguments: [
    "infoPlist:NSCameraUsageDescription", "infoPlist:UIBackgroundModes=audio", "entitlements:aps-environment",
  ])
  func termsHaveATextWithoutTheDocument(_ term: String) {
    #expect(Completion.documentation(for: term, in: nil) != nil)
    #expect(Completion.documentation(for: "other:\(term)", in: nil) == nil)
  }
}
