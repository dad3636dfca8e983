import Foundation
import TestSupport
import Testing

/// Each process hashes with numbers of its own, so the order of dictionaries and sets differs from run to run; reports do not.
@Suite struct RepeatedRunTests {
  /// Expects the same bytes of 20 runs in `folder`.
  private func expectEqualRuns(_ arguments: [String], in folder: TemporaryFolder) throws {
    let first = try Program.run(arguments, in: folder)
    for _ in 1..<20 {
      let run = try Program.run(arguments, in: folder)
      guard run.output == first.output, run.status == first.status else {
        Issue.record("\(arguments): \(run.text) is not \(first.text)")
        return
      }
    }
  }

  private func copyFixtures(to folder: TemporaryFolder) throws {
    for name in ["Projects", "SampleApp"] {
      let copy = folder.url.appendingPathComponent(name)
      try FileManager.default.copyItem(at: Fixtures.folder.appendingPathComponent(name), to: copy)
    }
  }

  @Test(arguments: [
    ["lint", "--format", "json", "."], ["doctor", "--format", "json"], ["doctor", "--format", "html"],
  ])
  func theProjectsOfTheTestsGiveTheSameBytes(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try copyFixtures(to: folder)
    try expectEqualRuns(arguments, in: folder)
  }

  @Test(arguments: [["lint", "--format", "json", "."], ["doctor", "--format", "json"]])
  func settingsWithSeveralConditionsGiveTheSameBytes(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let files = ["macosx*", "iphone*", "*", "iphoneos*", "mac*"].enumerated().map { index, condition in
      "\"INFOPLIST_FILE[sdk=\(condition)]\" = App\(index).plist; \"PRODUCT_BUNDLE_IDENTIFIER[sdk=\(condition)]\" = a.b\(index);"
    }
    try folder.write(
      """
      { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (T); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; \(files.joined(separator: "\n")) }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      }; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    for index in 0..<5 { try folder.write(Samples.badInfo, to: "App\(index).plist") }
    try expectEqualRuns(arguments, in: folder)
  }

  @Test func theReasonsOfSeveralMissingKeysGiveTheSameBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets: {App: {type: application, platform: iOS, sources: [.], settings: {INFOPLIST_FILE: Info.plist}}}",
      to: "project.yml"
    )
    try folder.write(
      "{ CFBundleIdentifier = a; CFBundlePackageType = APPL; UIBackgroundModes = (location); }",
      to: "Info.plist"
    )
    let calls = [
      "CLLocationManager().requestAlwaysAuthorization()", "CLLocationManager().requestWhenInUseAuthorization()",
      "CLLocationManager().startUpdatingLocation()", "EKEventStore().requestAccess(to: .event) { _, _ in }",
      "EKEventStore().requestFullAccessToEvents()", "EKEventStore().requestWriteOnlyAccessToEvents()",
      "PHPhotoLibrary.requestAuthorization { _ in }", "PHPhotoLibrary.shared().performChanges { }",
      "UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)", "CBCentralManager()", "CNContactStore().requestAccess()",
    ]
    for (index, call) in calls.enumerated() {
      try folder.write("func f\(index)() { \(call) }\n", to: "Sources/File\(index).swift")
    }
    try expectEqualRuns(["lint", "--format", "json", "."], in: folder)
    try expectEqualRuns(["doctor", "--format", "json"], in: folder)
  }
}
