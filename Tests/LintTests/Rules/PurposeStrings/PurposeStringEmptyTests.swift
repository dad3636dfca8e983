import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringEmptyTests {
  private let check = RuleCheck(PurposeStringEmpty.self)

  @Test func reportsAnEmptyElement() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        1️⃣<string></string>2️⃣
        <key>NSMicrophoneUsageDescription</key>
        3️⃣<string/>4️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsAnEmptyTranslation() {
    let check = RuleCheck(PurposeStringEmpty.self, file: "InfoPlist.strings")
    let findings = check.finds(#"NSCameraUsageDescription = 1️⃣""2️⃣;"#, at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.warning])
    let old = check.finds(#"NSLocationAlwaysUsageDescription = 1️⃣""2️⃣;"#, at: [("1️⃣", "2️⃣")])
    #expect(old.map(\.severity) == [.info])
  }

  @Test func acceptsTextAndVariables() {
    check.accepts(
      """
      { NSCameraUsageDescription = "Scan the barcode of a product."; NSSiriUsageDescription = "$(SIRI_TEXT)"; Other = ""; }
      """
    )
  }

  @Test("bug: empty texts of a test bundle were errors")
  func testsRequestNothing() {
    func severities(_ product: String) -> [Severity] {
      let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: product, folder: "App"))
      let files = ["App/A.swift": "AVCaptureDevice.requestAccess(for: .video) { _ in }"]
      return ProjectCheck(PurposeStringEmpty.self, project, files)
        .finds("{ NSCameraUsageDescription = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")]).map(\.severity)
    }
    #expect(severities("bundle.ui-testing") == [.info])
    #expect(severities("application") == [.error])
  }

  @Test func templatesOfSystemExtensionsLeaveTheirKeyEmpty() {
    let findings = RuleCheck(PurposeStringEmpty.self)
      .finds("{ NSSystemExtensionUsageDescription = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func theTextMayBeInTheTableOfTheInfoPlist() {
    let text = "{ LSRequiresIPhoneOS = YES; CFBundleDevelopmentRegion = en; NSCameraUsageDescription = 1️⃣\"\"2️⃣; }"
    func severities(_ language: String, _ translation: String) -> [Severity] {
      let files = [
        "App/\(language).lproj/InfoPlist.strings": "NSCameraUsageDescription = \"\(translation)\";",
        "App/A.swift": "AVCaptureDevice.requestAccess(for: .video) { _ in }",
      ]
      return ProjectCheck(
        PurposeStringEmpty.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")),
        files
      )
      .finds(text, at: [("1️⃣", "2️⃣")]).map(\.severity)
    }
    #expect(severities("en", "Scan a ticket.") == [.info])
    #expect(severities("en", "") == [.error])
    #expect(severities("de", "Ticket scannen.") == [.error])
  }

  @Test func isAnErrorWhereSomethingNeedsTheText() {
    let text = "{ LSRequiresIPhoneOS = YES; NSLocationWhenInUseUsageDescription = 1️⃣\"\"2️⃣; }"
    func severities(_ code: String) -> [Severity] {
      ProjectCheck(
        PurposeStringEmpty.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
        ["App/A.swift": code]
      ).finds(text, at: [("1️⃣", "2️⃣")]).map(\.severity)
    }
    // App Store Connect reports it all the same (ITMS-90738).
    #expect(severities("let a = 1") == [.warning])
    #expect(severities("import CoreLocation; manager.requestWhenInUseAuthorization()") == [.error])
  }

  @Test("bug: an empty build setting counted as a missing key")
  func emptySettingsAreWritten() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; SDKROOT = iphoneos; INFOPLIST_KEY_NSCameraUsageDescription = \"\";"
    let project = ExampleProject(.init(settings, folder: "App"))
    let files = ["App/A.swift": "AVCaptureDevice.requestAccess(for: .video) { _ in }"]
    let messages = { (rule: any Rule.Type) in
      ProjectCheck(rule, file: ExampleProject.file, files).generatedFindings(in: project.text).map(\.message)
    }
    #expect(messages(PurposeStringEmpty.self).first?.contains("NSCameraUsageDescription is empty") == true)
    #expect(messages(PurposeStringMissing.self).isEmpty)
  }

  @Test func whatNoSystemOfTheAppReadsIsLeftToAnotherRule() {
    let check = { (settings: String) in
      ProjectCheck(
        PurposeStringEmpty.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: "App"))
      )
    }
    check("SDKROOT = iphoneos;").accepts("{ NSDownloadsFolderUsageDescription = \"\"; }")
    check("SDKROOT = macosx;").finds("{ NSDownloadsFolderUsageDescription = 1️⃣\"\"2️⃣; }")
  }
}
