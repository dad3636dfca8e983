import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LaunchImageFilesTests {
  private func check(_ images: String..., sdk: String = "iphoneos") -> ProjectCheck {
    ProjectCheck(
      LaunchImageFiles.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = \(sdk);", folder: "App")),
      images.reduce(into: [:]) { $0["App/\($1)"] = "" }
    )
  }

  @Test func launchImagesAreSuperseded() {
    let finding = check("Default.png", "Default-568h@2x.png").finds("{ 1️⃣UILaunchStoryboardName2️⃣ = Main; }").first
    #expect(
      finding?.message
        == "“Default-568h@2x.png” and 1 more launch images are not used: the app has UILaunchStoryboardName."
    )
  }

  @Test func acceptsOtherPicturesAndApps() {
    check("Default.png").accepts("{ UILaunchScreen = {}; }")
    check("Default-Avatar@2x.png").accepts("{ UILaunchScreen = {}; }")
    check("Default-568h@2x.png").accepts("{ CFBundleName = a; }")
    check("Default-568h@2x.png", sdk: "macosx").accepts("{ UILaunchScreen = {}; }")
  }
}
