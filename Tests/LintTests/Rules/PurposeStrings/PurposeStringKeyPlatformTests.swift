import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringKeyPlatformTests {
  private func check(_ settings: String) -> ProjectCheck {
    ProjectCheck(PurposeStringKeyPlatform.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
  }

  @Test func reportsKeysOfOtherSystems() {
    let finding = check("SDKROOT = iphoneos;").finds("{ 1️⃣NSDesktopFolderUsageDescription2️⃣ = \"Save files.\"; }").first
    #expect(
      finding?.message == "NSDesktopFolderUsageDescription has no effect on iOS, the only platform of this file."
    )
    #expect(finding?.severity == .info)
    #expect(finding?.isUnnecessary == true)
    check("SDKROOT = macosx;").finds("{ 1️⃣NSFaceIDUsageDescription2️⃣ = \"Unlock.\"; }")
    check("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";")
      .finds("{ 1️⃣NSWorldSensingUsageDescription2️⃣ = \"Put it on the table.\"; }")
  }

  @Test func removesTheKey() {
    check("SDKROOT = iphoneos;").fixes(
      """
      {
        NSCameraUsageDescription = a;
        NSAppleEventsUsageDescription = b;
      }
      """,
      to: """
        {
          NSCameraUsageDescription = a;
        }
        """
    )
  }

  @Test func isSilentIfASystemReadsTheKey() {
    check("SDKROOT = iphoneos;").accepts("{ NSFaceIDUsageDescription = a; NSCameraUsageDescription = b; }")
    check("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;").accepts("{ NSDesktopFolderUsageDescription = a; }")
    check("SUPPORTED_PLATFORMS = \"iphoneos macosx\";").accepts("{ NSDesktopFolderUsageDescription = a; }")
    check("SDKROOT = macosx;").accepts(
      "{ NSLocationWhenInUseUsageDescription = a; NSUserTrackingUsageDescription = b; }"
    )
  }

  @Test func ignoresUnknownSystems() {
    check("").accepts("{ NSDesktopFolderUsageDescription = a; }")
    check("SDKROOT = watchos;").accepts("{ NSDesktopFolderUsageDescription = a; }")
    RuleCheck(PurposeStringKeyPlatform.self).accepts("{ NSDesktopFolderUsageDescription = a; }")
  }
}
