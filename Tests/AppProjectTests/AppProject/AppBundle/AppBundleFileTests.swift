import SourceText
import Testing

@testable import AppProject
@testable import ProjectFiles

/// A lone Info.plist shows what its bundle is, or suggests it by keys that only some bundles have.
@Suite struct AppBundleFileTests {
  private func bundle(_ text: String, _ path: String = "/app/Info.plist") -> AppBundle {
    AppBundle(Document(path: path, text: SourceText(text)))
  }

  @Test func literalWordsAreRead() {
    let bundle = bundle(
      """
      { CFBundlePackageType = APPL; CFBundleSupportedPlatforms = (iPhoneOS); MinimumOSVersion = "15.2";
        UIDeviceFamily = (1, 2); CFBundleIdentifier = org.sample; }
      """
    )
    #expect(bundle.kind == Fact(.app, .read, .key("CFBundlePackageType")))
    #expect(bundle.platforms == Fact([.iOS], .read, .key("CFBundleSupportedPlatforms")))
    #expect(bundle.minimumVersions == [.iOS: Fact("15.2", .read, .key("MinimumOSVersion"))])
    #expect(bundle.minimumMajorVersion == 15)
    #expect(bundle.deviceFamilies == Fact([1, 2], .read, .key("UIDeviceFamily")))
    #expect(bundle.identifier == Fact("org.sample", .read, .key("CFBundleIdentifier")))
  }

  @Test func keysOfAppsSuggestAnApp() {
    let bundle = bundle("{ LSRequiresIPhoneOS = 1; }")
    #expect(bundle.kind == Fact(.app, .assumed, .key("LSRequiresIPhoneOS")))
    #expect(bundle.platforms == Fact([.iOS], .assumed, .key("LSRequiresIPhoneOS")))
  }

  @Test func extensionsNameTheirPoint() {
    let bundle = bundle("{ NSExtension = { NSExtensionPointIdentifier = p; }; CFBundlePackageType = \"XPC!\"; }")
    #expect(bundle.kind == Fact(.appExtension(point: "p"), .read, .key("NSExtension")))
  }

  @Test func devicesShowThePlatform() {
    #expect(bundle("{ UIDeviceFamily = (4); }").platforms == Fact([.watchOS], .derived, .key("UIDeviceFamily")))
  }

  @Test func whatIsLeftToTheBuildIsUnknown() {
    let bundle = bundle(
      """
      { CFBundlePackageType = "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"; CFBundleIdentifier = "$(PRODUCT_BUNDLE_IDENTIFIER)";
        MinimumOSVersion = "$(IPHONEOS_DEPLOYMENT_TARGET)"; UIBackgroundModes = (audio); }
      """
    )
    #expect(bundle.kind == nil)
    #expect(bundle.identifier == nil)
    #expect(bundle.minimumVersions.isEmpty)
  }

  @Test func nothingIsKnownOfAnEmptyFile() {
    let bundle = bundle("{ }")
    #expect(bundle.kind == nil && bundle.platforms == nil && bundle.deviceFamilies == nil && bundle.purpose == nil)
    #expect(bundle.role == .app)
  }

  @Test func foldersSuggestWhatItIsFor() {
    let path = "/app/AppTests/Info.plist"
    #expect(bundle("{ }", path).purpose == Fact(.tests, .assumed, .path(path)))
    #expect(bundle("{ }", "/app/A.xctemplate/Info.plist").purpose?.value == .template)
  }
}
