import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringUnresolvedVariableTests {
  private func check(_ settings: String = "", _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(
      PurposeStringUnresolvedVariable.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")),
      files
    )
  }

  @Test(arguments: ["$(CAMERA_USAGE)", "${CAMERA_USAGE}", "$(cameraText)"])
  func reportsVariablesThatNothingDefines(_ text: String) {
    let finding = check("CAMERA = a;").finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }").first
    #expect(finding?.severity == .warning)
    #expect(finding?.fixes.isEmpty == true)
  }

  @Test func namesTheVariable() {
    #expect(
      check().finds("{ NSCameraUsageDescription = 1️⃣\"$(CAMERA_USAGE)\"2️⃣; }").map(\.message) == [
        "Build setting CAMERA_USAGE is undefined in every configuration, so NSCameraUsageDescription is empty in the app."
      ]
    )
  }

  @Test func definedVariablesAreAccepted() {
    check("CAMERA_USAGE = \"Scan it.\";").accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE)\"; }")
    check("\"CAMERA_USAGE[sdk=iphoneos*]\" = a;").accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE)\"; }")
  }

  @Test func otherTextsAreAccepted() {
    check().accepts(
      "{ NSCameraUsageDescription = \"$(PRODUCT_NAME) scans.\"; NSSiriUsageDescription = \"$(EXECUTABLE_NAME)\"; }"
    )
    check().accepts("{ NSCameraUsageDescription = \"$(SOME_SETTING)\"; CFBundleName = \"$(CAMERA_USAGE)\"; }")
    check().accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE:default=Scan)\"; }")
    check().accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE_$(CONFIGURATION))\"; }")
  }

  @Test func isSilentWithoutAllSettings() {
    RuleCheck(PurposeStringUnresolvedVariable.self).accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE)\"; }")
    ProjectCheck(PurposeStringUnresolvedVariable.self, ["Package.swift": ""])
      .accepts("{ NSCameraUsageDescription = \"$(CAMERA_USAGE)\"; }")
  }
}
