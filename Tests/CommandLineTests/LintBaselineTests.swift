import Foundation
import Testing

/// `--baseline` and `--write-baseline`.
@Suite struct LintBaselineTests {
  private static let baseline = "baseline.json"

  /// A folder with a file that has one finding of an error, and a baseline of it.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    let run = try Program.run("lint", "--write-baseline", Self.baseline, ".", in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    return folder
  }

  @Test func knownFindingsAreLeftOut() throws {
    let run = try Program.run("lint", "--baseline", Self.baseline, ".", in: try folder())
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "1 file checked: 0 errors, 0 warnings, 0 infos.\n")
  }

  @Test func itHoldsForPeopleWithAnotherLanguage() throws {
    let folder = try folder()
    let chinese = ["LC_ALL": "zh_CN.UTF-8"]
    let known = try Program.run(["lint", "--baseline", Self.baseline, "."], in: folder, environment: chinese)
    #expect(known.status == 0)
    #expect(known.errors == "1 file checked: 0 errors, 0 warnings, 0 infos.\n")
    let all = try Program.run(["lint", "."], in: folder, environment: chinese)
    #expect(all.errors.hasPrefix("已检查 1 个文件：1 个错误"))
  }

  @Test func linesAboveMayComeAndGo() throws {
    let folder = try folder()
    try folder.write(Samples.badInfo.replacing("<dict>\n", with: "<dict>\n<!-- 1 -->\n\n"), to: "App/Info.plist")
    #expect(try Program.run("lint", "--baseline", Self.baseline, ".", in: folder).status == 0)
  }

  @Test func itHoldsFromOtherFolders() throws {
    let folder = try folder()
    let path = folder.url.appendingPathComponent("App/Info.plist").path
    let baseline = folder.url.appendingPathComponent(Self.baseline).path
    #expect(try Program.run("lint", "--baseline", baseline, path, in: try TemporaryFolder()).status == 0)
  }

  @Test func newFindingsShow() throws {
    let folder = try folder()
    let other = "\t<key>NSMicrophoneUsageDescription</key>\n\t<string></string>\n</dict>"
    try folder.write(Samples.badInfo.replacing("</dict>", with: other), to: "App/Info.plist")
    let run = try Program.run("lint", "--baseline", Self.baseline, ".", in: folder)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.text.contains("NSMicrophoneUsageDescription is empty"))
  }

  @Test func fixedFindingsOfTheBaselineAreReported() throws {
    let folder = try folder()
    try folder.write(Samples.good, to: "App/Info.plist")
    let run = try Program.run("lint", "--baseline", Self.baseline, ".", in: folder)
    #expect(run.errors.contains("1 finding of the baseline no longer occurs; update it with --write-baseline.\n"))
    #expect(!run.errors.contains("NSCameraUsageDescription"))
    let listing = try Program.run("lint", "--statistics", "--baseline", Self.baseline, ".", in: folder)
    #expect(listing.errors.contains("\n  App/Info.plist: NSCameraUsageDescription is empty."))
    #expect(listing.errors.contains(" [purpose-string-empty]\n"))
    #expect(try Program.run("lint", "--quiet", "--baseline", Self.baseline, ".", in: folder).errors.isEmpty)
  }

  @Test func findingsOfFilesAndRulesThatWereSkippedAreNotStale() throws {
    let folder = try folder()
    try folder.write(Samples.good, to: "other.plist")
    let other = try Program.run("lint", "--baseline", Self.baseline, "other.plist", in: folder)
    #expect(!other.errors.contains("baseline"))
    let rule = try Program.run("lint", "--only", "plist-duplicate-key", "--baseline", Self.baseline, ".", in: folder)
    #expect(!rule.errors.contains("baseline"))
  }

  @Test func removedFilesAreStale() throws {
    let folder = try folder()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Info.plist"))
    let run = try Program.run("lint", "--baseline", Self.baseline, ".", in: folder)
    #expect(run.errors.contains("1 finding of the baseline no longer occurs"))
  }

  @Test(arguments: ["nowhere.json", "App/Info.plist"])
  func aBaselineThatCannotBeReadIsTwo(name: String) throws {
    let run = try Program.run("lint", "--baseline", name, ".", in: try folder())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(name): "))
  }
}
