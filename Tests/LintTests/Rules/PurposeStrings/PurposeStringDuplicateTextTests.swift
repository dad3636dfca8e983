import Testing

@testable import LintRules

@Suite struct PurposeStringDuplicateTextTests {
  private let check = RuleCheck(PurposeStringDuplicateText.self)

  @Test func reportsTheSecondAndNamesTheFirst() throws {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        <string>Make calls with your friends.</string>
        <key>NSMicrophoneUsageDescription</key>
        1️⃣<string>Make calls with your friends</string>2️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    let related = try #require(findings.first?.related.first)
    #expect(related.message.contains("NSCameraUsageDescription"))
  }

  @Test func reportsTranslations() {
    let check = RuleCheck(PurposeStringDuplicateText.self, file: "InfoPlist.strings")
    check.finds(
      """
      NSCameraUsageDescription = "Mit Freunden sprechen.";
      NSMicrophoneUsageDescription = 1️⃣"Mit Freunden sprechen."2️⃣;
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func textsThatAreNeverShownAreLeftToTheirRule() {
    let table =
      "NSCameraUsageDescription = \"Mit Freunden sprechen.\"; NSMicrophoneUsageDescription = \"Mit Freunden sprechen.\";"
    let check = { (keys: String) in
      ProjectCheck(
        PurposeStringDuplicateText.self,
        file: "de.lproj/InfoPlist.strings",
        ["Package.swift": "", "Info.plist": "{ CFBundlePackageType = APPL; \(keys) }"]
      )
    }
    check("NSCameraUsageDescription = a;").accepts(table)
    #expect(check("NSCameraUsageDescription = a; NSMicrophoneUsageDescription = b;").findings(in: table).count == 1)
  }

  @Test(arguments: [
    ("NSBluetoothPeripheralUsageDescription", "NSBluetoothAlwaysUsageDescription"),
    ("NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription"),
    ("NSDesktopFolderUsageDescription", "NSRemovableVolumesUsageDescription"),
    ("NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"),
    ("NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"),
    ("NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"),
  ])
  func acceptsKeysOfOneResource(_ first: String, _ second: String) {
    check.accepts("{ \(first) = \"One text for both keys.\"; \(second) = \"One text for both keys.\"; }")
  }

  @Test(arguments: ["$(TEXT) for all of them", "", " ", "TODO", "camera", "Not used"])
  func leavesOtherFaultsToTheirRules(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; NSSiriUsageDescription = \"\(text)\"; }")
  }

  @Test func acceptsDifferentTextsAndOtherKeys() {
    check.accepts(
      """
      { NSCameraUsageDescription = "Scan the code."; NSSiriUsageDescription = "Start a scan."; Comment = "Scan the code.";
        Inner = { NSSiriUsageDescription = "Scan the code."; }; }
      """
    )
  }
}
