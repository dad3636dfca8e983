import SourceText
import Testing

@testable import AppProject
@testable import BuildDescriptions
@testable import ProjectFiles

/// The Info.plist determines the kind of bundle.
@Suite struct BundleRoleTests {
  private func bundle(_ text: String, _ path: String = "/app/Info.plist") -> AppBundle {
    AppBundle(Document(path: path, text: SourceText(text)))
  }

  @Test(arguments: [
    ("{ CFBundlePackageType = APPL; }", BundleRole.app),
    ("{ UIBackgroundModes = (); }", .app),
    ("{ CFBundlePackageType = \"$(PRODUCT_BUNDLE_PACKAGE_TYPE)\"; LSRequiresIPhoneOS = 1; }", .app),
    ("{ CFBundlePackageType = \"$(PRODUCT_BUNDLE_PACKAGE_TYPE)\"; CFBundleName = A; }", .other),
    ("{ CFBundlePackageType = FMWK; }", .other),
    ("{ CFBundlePackageType = BNDL; }", .other),
    ("{ CFBundlePackageType = \"XPC!\"; }", .appExtension),
    ("{ NSExtension = { }; CFBundlePackageType = APPL; }", .appExtension),
  ])
  func showsByContent(_ text: String, _ role: BundleRole) {
    #expect(bundle(text).role == role)
  }

  @Test func testsAreNotApps() {
    #expect(bundle("{ CFBundlePackageType = APPL; }", "/app/AppTests/Info.plist").role == .other)
  }

  @Test(arguments: [
    ("com.apple.product-type.application", BundleRole.app),
    ("com.apple.product-type.application.watchapp2", .app),
    ("com.apple.product-type.app-extension", .appExtension),
    ("com.apple.product-type.watchkit2-extension", .appExtension),
    ("com.apple.product-type.framework", .other),
    ("com.apple.product-type.bundle.unit-test", .other),
    ("", .other),
  ])
  func showsByProduct(_ type: String, _ role: BundleRole) {
    #expect(XcodeProductType(type).role == role)
  }

  @Test func showsPlatforms() {
    #expect(bundle("{ LSMinimumSystemVersion = \"13.0\"; }").otherPlatform == "macOS")
    #expect(bundle("{ WKApplication = 1; }").otherPlatform == "watchOS")
    #expect(bundle("{ LSRequiresIPhoneOS = 1; }").otherPlatform == nil)
  }
}
