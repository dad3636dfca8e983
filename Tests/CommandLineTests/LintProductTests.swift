import Foundation
import TestSupport
import Testing

/// `lint` checks what was built.
@Suite struct LintProductTests {
  private func path(_ name: String) -> String { Fixtures.folder.appendingPathComponent("Products/\(name)").path }

  @Test func anAppPackageIsChecked() throws {
    let run = try Program.run("lint", "--format", "concise", path("Shop.ipa"))
    #expect(run.status == 1)
    #expect(run.text.contains("Missing key NSCameraUsageDescription, but Shop calls requestAccessForMediaType"))
    #expect(run.text.contains("[ITMS-90683]") || run.text.contains("purpose-string-missing"))
    #expect(run.errors.contains("files checked"))
  }

  @Test func aProductAndFilesAreCheckedTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", path("Shop.ipa"), ".", in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("Info.plist:6:13: error:"))
    #expect(run.text.contains("Shop.ipa/Payload/Shop.app/Info.plist"))
  }

  @Test func preflightGivesAVerdictAboutAPackage() throws {
    let run = try Program.run("preflight", path("Shop.ipa"))
    #expect(run.status == 1)
    #expect(run.text.contains("NSCameraUsageDescription"))
    #expect(run.text.contains("App Store Connect"))
  }

  @Test func aDamagedPackageIsTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("PK", to: "App.ipa")
    let run = try Program.run("lint", "App.ipa", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("App.ipa: not a zip archive"))
  }
}
