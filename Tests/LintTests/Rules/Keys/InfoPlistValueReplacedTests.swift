import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct InfoPlistValueReplacedTests {
  private func check(_ configurations: String...) -> ProjectCheck {
    let settings = configurations.enumerated().map { ("C\($0)", "INFOPLIST_FILE = Info.plist; \($1)") }
    return ProjectCheck(InfoPlistValueReplaced.self, ExampleProject(.init(settings)))
  }

  private let camera = "INFOPLIST_KEY_NSCameraUsageDescription = \"Scan a barcode.\";"
  private let generates = "GENERATE_INFOPLIST_FILE = YES;"

  @Test func reportsTextsThatASettingReplaces() {
    let check = check("\(generates) \(camera)")
    let found = check.finds("{ 1️⃣NSCameraUsageDescription = \"Take a picture.\"2️⃣; a = b; }")
    #expect(
      found.first?.message
        == "This NSCameraUsageDescription has no effect: the build replaces it by that of INFOPLIST_KEY_NSCameraUsageDescription, “Scan a barcode.”."
    )
    #expect(found.first?.severity == .info)
    #expect(found.first?.related.map(\.message) == ["NSCameraUsageDescription is set here"])
  }

  @Test func acceptsEqualTextsAndTargetsThatGenerateNothing() {
    check("\(generates) \(camera)").accepts("{ NSCameraUsageDescription = \"Scan a barcode.\"; }")
    check("\(generates) \(camera)").accepts("{ NSCameraUsageDescription = \"$(TEXT)\"; }")
    check(camera).accepts("{ NSCameraUsageDescription = \"Take a picture.\"; }")
  }

  @Test func theTextOfAConfigurationWithoutTheSettingIsUsed() {
    check("\(generates) \(camera)", generates).accepts("{ NSCameraUsageDescription = \"Take a picture.\"; }")
  }
}
