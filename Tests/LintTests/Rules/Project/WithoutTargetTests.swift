import ProjectFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Where no target names a file, what it belongs to is assumed: findings are warnings with what is not known.
@Suite struct WithoutTargetTests {
  private static let call = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
  private static let marked = "1️⃣{2️⃣ CFBundleName = a; CFBundlePackageType = APPL; }"

  @Test func purposeStringIsProbablyMissing() {
    let files = ["Package.swift": "", "A.swift": Self.call]
    ProjectCheck(PurposeStringMissing.self, files).accepts("{ CFBundleName = a; CFBundlePackageType = APPL; }")
    let finding = ProjectCheck(PurposeStringProbablyMissing.self, files).finds(Self.marked).first
    #expect(finding?.severity == .warning)
    #expect(
      finding?.message == """
        Key NSCameraUsageDescription is probably missing: A.swift:1 calls AVCaptureDevice.requestAccess(for: .video). \
        No target names this Info.plist, so other settings may supply it.
        """
    )
  }

  @Test func twoAssumptionsAreTooMany() {
    let files = ["Package.swift": "", "A.swift": "let session = ARSession()"]
    ProjectCheck(PurposeStringProbablyMissing.self, files).accepts("{ CFBundleName = a; CFBundlePackageType = APPL; }")
    let conditional = ["Package.swift": "", "A.swift": "#if CAMERA\n\(Self.call)\n#endif"]
    ProjectCheck(PurposeStringProbablyMissing.self, conditional)
      .accepts("{ CFBundleName = a; CFBundlePackageType = APPL; }")
  }

  @Test func entitlementsNextToAnInfoPlist() {
    let check = ProjectCheck(
      EntitlementNeedsPurposeString.self,
      file: "App.entitlements",
      ["Package.swift": "", "Info.plist": "{ CFBundlePackageType = APPL; }"]
    )
    let finding = check.finds(
      "<plist><dict>1️⃣<key>com.apple.developer.homekit</key>2️⃣ <true/></dict></plist>"
    ).first
    #expect(finding?.severity == .warning)
    #expect(
      finding?.message
        == "com.apple.developer.homekit usually needs NSHomeKitUsageDescription, which Info.plist does not have."
    )
  }

  @Test func severityOfAnyRuleAboutTheAppIsLimited() {
    let files = [
      "Package.swift": "",
      "A.swift": "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil) { _ in }",
    ]
    let finding = ProjectCheck(BackgroundIdentifierNotPermitted.self, files)
      .finds("{ CFBundlePackageType = APPL; 1️⃣BGTaskSchedulerPermittedIdentifiers2️⃣ = (b); }").first
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains("probably") == true)
  }

  @Test func certaintyFollowsFromFacts() {
    #expect(Certainty([FactBasis.read, .derived]) == .certain)
    #expect(Certainty([FactBasis.read, .assumed]) == .probable)
    #expect(Certainty([FactBasis.assumed, .assumed]) == .doubtful)
  }
}
