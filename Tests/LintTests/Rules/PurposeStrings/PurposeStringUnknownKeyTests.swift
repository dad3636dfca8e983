import Testing

@testable import LintRules

@Suite struct PurposeStringUnknownKeyTests {
  private let check = RuleCheck(PurposeStringUnknownKey.self)

  @Test(arguments: [
    ("NSCamaraUsageDescription", "NSCameraUsageDescription"),
    ("CameraUsageDescription", "NSCameraUsageDescription"),
    ("NSPhotosUsageDescription", "NSPhotoLibraryUsageDescription"),
    ("NSLocationWhenInUsageDescription", "NSLocationWhenInUseUsageDescription"),
    ("NSNFCReaderUsageDescription", "NFCReaderUsageDescription"),
    ("nsmicrophoneusagedescription", "NSMicrophoneUsageDescription"),
    ("Privacy - Camera Usage Description", "NSCameraUsageDescription"),
  ])
  func renames(_ wrong: String, _ right: String) {
    check.fixes(
      "<plist><dict><key>\(wrong)</key><string>Scan codes of goods.</string></dict></plist>",
      to: "<plist><dict><key>\(right)</key><string>Scan codes of goods.</string></dict></plist>"
    )
  }

  @Test func reportsTheKey() {
    check.finds(
      """
      {
        1️⃣NSCamaraUsageDescription2️⃣ = "Scan codes.";
        3️⃣"NSPushNotificationsUsageDescription"4️⃣ = "Tell you of news.";
      }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func removesItWhereTheRightKeyIsThere() {
    check.fixes(
      """
      {
        NSCamaraUsageDescription = "Scan codes.";
        NSCameraUsageDescription = "Scan codes.";
      }
      """,
      to: """
        {
          NSCameraUsageDescription = "Scan codes.";
        }
        """
    )
  }

  @Test func acceptsKnownKeysSuffixesAndKeysOfOthers() {
    check.accepts(
      """
      { NSCameraUsageDescription = a; "NSCameraUsageDescription~ipad" = a; NSCrossWebsiteTrackingUsageDescription = a;
        NSEnterpriseMCAMUsageDescription = a; ACMEPumpUsageDescription = a; " NSCameraUsageDescription" = a; UsageDescription = a;
        Inner = { NSCamaraUsageDescription = a; }; }
      """
    )
  }

  @Test func leavesTranslationsToTheirRule() {
    RuleCheck(PurposeStringUnknownKey.self, file: "InfoPlist.strings").accepts("NSCamaraUsageDescription = a;")
  }
}
