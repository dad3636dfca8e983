import Testing

@testable import LanguageFeatures

/// Keys, values and build settings in the description of an XcodeGen project, in complete and half-typed text.
@Suite struct YAMLCompletionTests {
  private let check = CompletionCheck("project.yml")

  private func properties(_ lines: String...) -> String {
    (["targets:", "  App:", "    info:", "      properties:"] + lines.map { "        " + $0 }).joined(separator: "\n")
  }

  private func accepts(
    _ label: String,
    _ marked: String,
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check.accepts(label, in: marked, giving: expected, sourceLocation: sourceLocation)
  }

  // MARK: Keys

  @Test func aKeyAtTheStartOfALine() {
    accepts("CFBundleSpokenName", properties("CFB1️⃣"), properties("CFBundleSpokenName: \"$1\""))
    accepts("CFBundleSpokenName", properties("1️⃣"), properties("CFBundleSpokenName: \"$1\""))
    accepts(
      "CFBundleSpokenName",
      properties("CFBundleName: a", "CFB1️⃣", "CFBundleVersion: 1") + "\n    type: application\n",
      properties("CFBundleName: a", "CFBundleSpokenName: \"$1\"", "CFBundleVersion: 1") + "\n    type: application\n"
    )
    accepts("CFBundleSpokenName", properties("CFB1️⃣: x"), properties("CFBundleSpokenName: x"))
  }

  @Test func linesWithACarriageReturn() {
    accepts(
      "CFBundleSpokenName",
      properties("1️⃣").replacing("\n", with: "\r\n"),
      properties("CFBundleSpokenName: \"$1\"").replacing("\n", with: "\r\n")
    )
  }

  @Test func containersAreWrittenAsBlocks() {
    accepts("UIBackgroundModes", properties("UIB1️⃣"), properties("UIBackgroundModes:", "  - \"$1\""))
    accepts("UIFileSharingEnabled", properties("UIF1️⃣"), properties("UIFileSharingEnabled: ${1:true}"))
    let text = check.proposals(properties("1️⃣")).first { $0.label == "CFBundleURLTypes" }?.edit.replacement ?? ""
    let indent = "\n          "
    #expect(text.hasPrefix("CFBundleURLTypes:\(indent)- CFBundleURLName: \"${1:"))
    #expect(text.hasSuffix("\(indent)  CFBundleURLSchemes:\(indent)    - \"${2:myapp}\""))
  }

  @Test func clientsWithoutSnippetsGetOneLine() {
    CompletionCheck("project.yml", usesSnippets: false)
      .accepts("UIBackgroundModes", in: properties("UIB1️⃣"), giving: properties("UIBackgroundModes: [\"\"]"))
  }

  @Test func keysInBrackets() {
    let text = "targets: {App: {info: {properties: {CFBundleName: a, 1️⃣}}}}"
    accepts("CFBundleSpokenName", text, text.replacing("1️⃣", with: "CFBundleSpokenName: \"$1\""))
    #expect(!check.labels(text).contains("CFBundleName"))
  }

  @Test func keysThatAreThereAreNotOffered() {
    let labels = check.labels(properties("CFBundleName: a", "1️⃣", "CFBundleSpokenName: b"))
    #expect(labels.contains("CFBundleVersion"))
    #expect(!labels.contains("CFBundleName") && !labels.contains("CFBundleSpokenName"))
  }

  @Test func keysOfItems() {
    let first = properties("CFBundleURLTypes:", "  - CFB1️⃣")
    accepts("CFBundleURLName", first, properties("CFBundleURLTypes:", "  - CFBundleURLName: \"$1\""))
    let second = check.labels(properties("CFBundleURLTypes:", "  - CFBundleURLName: a", "    1️⃣"))
    #expect(second.contains("CFBundleURLSchemes") && !second.contains("CFBundleURLName"))
  }

  @Test func entitlements() {
    let labels = check.labels("targets:\n  App:\n    entitlements:\n      properties:\n        1️⃣")
    #expect(labels.contains("aps-environment"))
  }

  // MARK: Values

  @Test func values() {
    accepts("Dark", properties("UIUserInterfaceStyle: 1️⃣"), properties("UIUserInterfaceStyle: Dark"))
    accepts("Dark", properties("UIUserInterfaceStyle:1️⃣"), properties("UIUserInterfaceStyle: Dark"))
    accepts("Dark", properties("UIUserInterfaceStyle: \"D1️⃣\" # x"), properties("UIUserInterfaceStyle: \"Dark\" # x"))
    accepts("false", properties("UIFileSharingEnabled: f1️⃣"), properties("UIFileSharingEnabled: false"))
  }

  @Test func items() {
    let modes = "UIBackgroundModes:"
    accepts("fetch", properties(modes, "- audio", "- 1️⃣"), properties(modes, "- audio", "- fetch"))
    accepts("fetch", properties(modes, "  -1️⃣"), properties(modes, "  - fetch"))
    accepts("fetch", properties(modes + " [audio, f1️⃣]"), properties(modes + " [audio, fetch]"))
    #expect(!check.labels(properties(modes, "- audio", "- 1️⃣")).contains("audio"))
    #expect(!check.labels(properties(modes, "- 1️⃣", "- audio")).contains("audio"))
  }

  @Test func containers() {
    let list = properties("UIBackgroundModes: 1️⃣")
    accepts("[]", list, properties("UIBackgroundModes: ", "  - \"$1\""))
    let schemes = properties("CFBundleURLTypes:", "  - CFBundleURLSchemes:1️⃣")
    accepts("[]", schemes, properties("CFBundleURLTypes:", "  - CFBundleURLSchemes:", "      - \"$1\""))
  }

  @Test func entriesWithFreeKeys() {
    let security = "NSAppTransportSecurity:"
    accepts(
      "Exception for a domain",
      properties(security, "  NSExceptionDomains:", "    1️⃣"),
      properties(
        security,
        "  NSExceptionDomains:",
        "    ${1:example.com}:",
        "      NSIncludesSubdomains: ${2:true}",
        "      NSExceptionAllowsInsecureHTTPLoads: ${3:true}"
      )
    )
  }

  // MARK: Build settings

  @Test func settings() {
    accepts(
      "INFOPLIST_KEY_UIStatusBarHidden",
      "settings:\n  base:\n    INFO1️⃣\n    A: b\n",
      "settings:\n  base:\n    INFOPLIST_KEY_UIStatusBarHidden: ${1:YES}\n    A: b\n"
    )
    accepts(
      "INFOPLIST_KEY_NSCameraUsageDescription",
      "settings:\n  1️⃣",
      "settings:\n  INFOPLIST_KEY_NSCameraUsageDescription: \"$1\""
    )
    accepts("NO", "settings:\n  INFOPLIST_KEY_UIStatusBarHidden: 1️⃣", "settings:\n  INFOPLIST_KEY_UIStatusBarHidden: NO")
  }

  @Test(arguments: [
    "1️⃣", "targets:\n  1️⃣", "targets:\n  App:\n    info:\n      1️⃣",
    "targets:\n  App:\n    info:\n      properties:\n        # 1️⃣",
    "targets:\n  App:\n    info:\n      properties:\n        a: |\n          1️⃣",
    "targets:\n  App:\n    info:\n      properties:\n1️⃣", "{[1️⃣", "- - 1️⃣", "\"1️⃣", ":1️⃣",
  ])
  func isSilent(_ text: String) {
    check.isSilent(text)
  }
}
