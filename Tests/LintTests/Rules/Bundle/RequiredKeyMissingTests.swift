import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct RequiredKeyMissingTests {
  private let check = RuleCheck(RequiredKeyMissing.self)

  @Test func reportsTheMissingKeyOfACompleteFile() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.message.contains("CFBundleName") == true)
  }

  @Test(arguments: [("macosx", Severity.info), ("iphoneos", RequiredKeyMissing.description.severity)])
  func appsOutsideOfTheStoreNeedNoName(_ sdk: String, _ severity: Severity) {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = \(sdk);"))
    let finding = ProjectCheck(RequiredKeyMissing.self, project).finds(
      """
      1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x;
        CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1;
        CFBundleVersion = 1; }
      """
    ).first
    #expect(finding?.severity == severity)
  }

  @Test func whatAGeneratorWritesIsNotMissing() {
    let complete =
      "CFBundleExecutable = a; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = a; CFBundlePackageType = APPL;"
    let file = "App_Resources/iOS/Info.plist"
    let text = "{ CFBundleDevelopmentRegion = en; \(complete) CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    ProjectCheck(RequiredKeyMissing.self, file: file, ["nativescript.config.ts": ""]).accepts(text)
    ProjectCheck(RequiredKeyMissing.self, file: file, ["package.json": ""]).finds("1️⃣{2️⃣" + text.dropFirst())
  }

  @Test func anExtensionNeedsAName() {
    let check = { (settings: String, product: String) in
      ProjectCheck(
        RequiredKeyMissing.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", product: product))
      )
    }
    let finding = check("", "app-extension").finds("1️⃣{2️⃣ CFBundleIdentifier = a; CFBundleExecutable = b; }").first
    #expect(
      finding?.message
        == "The extension has neither CFBundleDisplayName nor CFBundleName, so App Store Connect rejects it."
    )
    check("", "app-extension").accepts("{ CFBundleDisplayName = a; CFBundleIdentifier = a; CFBundleExecutable = b; }")
    check("", "app-extension").finds("1️⃣{2️⃣ CFBundleName = a; CFBundleIdentifier = a; CFBundleExecutable = b; }")
    check("GENERATE_INFOPLIST_FILE = YES;", "app-extension").accepts(
      "{ CFBundleIdentifier = a; CFBundleExecutable = b; }"
    )
    check("", "application").accepts("{ CFBundleIdentifier = a; CFBundleExecutable = b; }")
  }

  @Test func reportsAllKeysAtOnceIfTheBuildAddsNone() {
    let check = { (settings: String) in
      ProjectCheck(RequiredKeyMissing.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
    }
    let finding = check("").finds("1️⃣{2️⃣ UIMainStoryboardFile = Main; }").first
    #expect(
      finding?.message
        == "Missing keys CFBundleExecutable, CFBundleIdentifier, CFBundleName, CFBundlePackageType, CFBundleShortVersionString, CFBundleVersion: the target does not add them, so App Store Connect rejects the bundle."
    )
    check("GENERATE_INFOPLIST_FILE = YES;").accepts("{ UIMainStoryboardFile = Main; }")
    check("INFOPLIST_PREPROCESS = YES;").accepts("{ UIMainStoryboardFile = Main; }")
    RuleCheck(RequiredKeyMissing.self).accepts("{ UIMainStoryboardFile = Main; LSRequiresIPhoneOS = YES; }")
  }

  @Test func insertsTheKeyWithItsVariable() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleDevelopmentRegion</key>
        <string>en</string>
        <key>CFBundleExecutable</key>
        <string>x</string>
        <key>CFBundleName</key>
        <string>x</string>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleVersion</key>
        <string>1</string>
        <key>CFBundleShortVersionString</key>
        <string>1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleDevelopmentRegion</key>
          <string>en</string>
          <key>CFBundleExecutable</key>
          <string>x</string>
          <key>CFBundleName</key>
          <string>x</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleVersion</key>
          <string>1</string>
          <key>CFBundleShortVersionString</key>
          <string>1</string>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsCompleteAndShortFiles() {
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }")
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = FMWK; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; CFBundle"
    )
  }

  @Test func anExtensionHasANameForUsers() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: "app-extension"))
    let rest = "CFBundleExecutable = a; CFBundleIdentifier = b; CFBundlePackageType = \"XPC!\"; CFBundleVersion = 1;"
    let check = ProjectCheck(RequiredKeyMissing.self, project)
    let finding = check.finds("1️⃣{2️⃣ CFBundleName = x; \(rest) }").first
    #expect(finding?.severity == .info)
    check.accepts("{ CFBundleName = x; CFBundleDisplayName = x; \(rest) }")
  }

  @Test("bug: a key that the store alone demands was missing in an app that no store gets")
  func appsWithADeveloperIDAreInNoStore() {
    let text =
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    let check = { (identity: String) in
      let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = macosx; CODE_SIGN_IDENTITY = \"\(identity)\";"
      return ProjectCheck(RequiredKeyMissing.self, ExampleProject(.init(settings)))
    }
    check("Developer ID Application").accepts(text)
    check("Apple Distribution").finds("1️⃣{2️⃣" + text.dropFirst())
  }
}
