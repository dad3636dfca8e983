import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// What no target takes, where all list what they take, is never seen by users: findings matter less or are none.
@Suite struct UnusedFileTests {
  private static let project = ExampleProject(
    .init("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;", folder: "App")
  )
  private static let duplicates = "\"a\" = \"1\";\n1️⃣\"a\"2️⃣ = \"2\";\n"

  private func severity(ofTableIn folder: String, _ files: [String: String] = [:]) -> Severity? {
    ProjectCheck(StringsDuplicateKey.self, file: "\(folder)/de.lproj/Localizable.strings", Self.project, files)
      .finds(Self.duplicates).first?.severity
  }

  @Test func tablesInNoTarget() {
    #expect(severity(ofTableIn: "App") == .warning)
    #expect(severity(ofTableIn: "Old") == .info)
  }

  @Test func packagesAndPodsMayTakeMore() {
    #expect(severity(ofTableIn: "Kit", ["Kit/Package.swift": ""]) == .warning)
    #expect(severity(ofTableIn: "Kit", ["Kit.podspec": ""]) == .warning)
  }

  @Test func settingsAloneNameInfoPlists() {
    let check = ProjectCheck(PurposeStringEmpty.self, file: "Old/Info.plist", Self.project, ["Kit.podspec": ""])
    #expect(check.findings(in: "{ NSCameraUsageDescription = \"\"; }").map(\.severity) == [.warning])
  }

  @Test func errorsAreWarnings() {
    let check = ProjectCheck(StringsMalformed.self, file: "Old/de.lproj/Localizable.strings", Self.project)
    #expect(check.findings(in: "\"a\" = ").map(\.severity) == [.warning])
  }

  @Test func noAppHasAnInfoPlistInNoTarget() {
    let files = ["Old/A.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"]
    for rule: any Rule.Type in [PurposeStringMissing.self, PurposeStringProbablyMissing.self] {
      ProjectCheck(rule, file: "Old/Info.plist", Self.project, files).accepts("{ CFBundlePackageType = APPL; }")
    }
  }
}
