import LintEngine
import Testing

@Suite struct FolderNamesTests {
  @Test(arguments: ["Pods", "pods", "CMakeFiles", "Kit.xcframework", "Fixtures", "App.app", "third_party"])
  func usuallySkipped(_ name: String) {
    #expect(FolderNames.usuallySkipped.contains(name))
  }

  @Test(arguments: ["App", "Podsize", "Settings.bundle", "framework", "Vendoring", "My Fixtures"])
  func usuallySearched(_ name: String) {
    #expect(!FolderNames.usuallySkipped.contains(name))
  }

  @Test(arguments: [
    "Tests", "AppTests", "UnitTests", "Example", "iOS Example", "CameraDemo", "kit-samples", "App.xctemplate", "demo",
    "MapTestHost", "playground", "TestApp", "TestHostApp", "UITestHost", "LoginSample-SwiftUI", "Demo iOS",
    "ExampleApps", "sample-projects", "Demo Apps",
  ])
  func usualSamples(_ name: String) {
    #expect(FolderNames.usualSamples.containsLastWord(of: name))
  }

  @Test(arguments: [
    "SpeedTest2", "Latest", "Democracy", "Resample", "ExampleKit", "Sampler", "", "App", "GhostHost", "TestKitHost",
    "SwiftUI", "SampleApp", "iOS", "Apps", "MyApps",
  ])
  func usuallyNoSamples(_ name: String) {
    #expect(!FolderNames.usualSamples.containsLastWord(of: name))
  }

  @Test(arguments: [
    ("Tests-Info.plist", true), ("CameraDemo.entitlements", true), ("Info.plist", false),
    ("Contests-Info.plist", false),
    ("Tests.strings", false), ("Cellar.plist", false),
  ])
  func propertyListsAreNamedAfterTargets(_ name: String, _ isSample: Bool) {
    #expect(FolderNames.usualSamples.containsLastWord(ofPropertyList: name) == isSample)
  }
}
